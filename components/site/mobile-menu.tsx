import { Menu, X } from "lucide-react";
import { Link } from "@/components/ui/link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import type { NavLink } from "./links";
import { MenuDetails } from "./menu-details";

const ROW = "flex min-h-12 items-center rounded-field px-3 font-semibold text-lg hover:bg-sunken";

/** The navigation on a phone. */
export function MobileMenu({ links }: { links: NavLink[] }) {
  return (
    <MenuDetails
      className="group/menu lg:hidden"
      labelClassName="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
      label={
        <>
          <Menu aria-hidden className="group-open/menu:hidden" />
          <X aria-hidden className="hidden group-open/menu:block" />
          <span className="sr-only group-open/menu:hidden">Abrir o menu</span>
          <span className="sr-only hidden group-open/menu:block">Fechar o menu</span>
        </>
      }
    >
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-paper px-4 py-4 shadow-bar"
      >
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={ROW}>
                {label}
              </Link>
            </li>
          ))}
          <li className="mt-3 flex items-center justify-between border-line border-t pt-3">
            <Link
              href={routes.login}
              target="_blank"
              prefetch={false}
              className="flex min-h-12 items-center px-3 text-muted"
            >
              Login
            </Link>
            <ThemeSwitch />
          </li>
        </ul>
      </nav>
    </MenuDetails>
  );
}
