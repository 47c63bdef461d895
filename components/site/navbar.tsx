import Link from "next/link";
import { LinkButton } from "@/components/ui/button";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { StickyBar } from "./sticky-bar";

const LINKS = [
  { href: routes.home, label: "Home", className: "max-sm:hidden" }, // the logo leads there too
  { href: routes.posts, label: "Blog", className: "" },
];

export function Navbar() {
  return (
    <StickyBar>
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-2 sm:gap-6">
        <Link href={routes.home} className="flex items-center gap-2 font-bold font-display text-xl tracking-tight">
          <img src="/logo.svg" alt="" width={36} height={36} />
          <span className="max-[400px]:sr-only">{site.name}</span>
        </Link>
        <nav aria-label="Principal" className="ml-auto">
          <ul className="flex items-center">
            {LINKS.map(({ href, label, className }) => (
              <li key={href} className={className}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold hover:bg-sunken"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
        <LinkButton href={routes.login} target="_blank" look="secondary" prefetch={false}>
          Login
        </LinkButton>
      </div>
    </StickyBar>
  );
}
