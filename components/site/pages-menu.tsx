import { ChevronDown } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { NavLink } from "./links";
import { MenuDetails } from "./menu-details";

type Props = {
  /** Classes of the links beside it. */
  className: string;
  pages: NavLink[];
};

/** The 'Páginas' dropdown: a disclosure, the ARIA pattern for navigation. */
export function PagesMenu({ className, pages }: Props) {
  return (
    <MenuDetails
      className="group/pages relative"
      labelClassName={`${className} gap-1`}
      label={
        <>
          Páginas
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/pages:rotate-180" />
        </>
      }
    >
      <ul className="absolute right-0 w-52 rounded-card border border-line bg-surface p-2 shadow-card">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="flex min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunken">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
