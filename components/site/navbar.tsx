import Link from "next/link";
import { LinkButton, OutsideButton } from "@/components/ui/button";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import type { Settings } from "@/lib/settings/types";
import { CONTACT, PAGES, sectionsOf } from "./links";
import { MobileMenu } from "./mobile-menu";
import { PagesMenu } from "./pages-menu";
import { StickyBar } from "./sticky-bar";

const LINK = "inline-flex min-h-11 items-center rounded-full px-3 font-semibold hover:bg-sunken";

export function Navbar({ site }: { site: Settings }) {
  const sections = sectionsOf(site);
  const join = joinWay(site);
  return (
    <StickyBar>
      <div className="mx-auto flex max-w-page items-center gap-1 px-4 py-2">
        <Link
          href={routes.home}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2 font-bold font-display text-xl tracking-tight"
        >
          <img src="/logo.svg" alt="" width={36} height={36} className="shrink-0" />
          <span className="line-clamp-2 text-balance leading-tight">{site.name}</span>
        </Link>
        <nav aria-label="Principal" className="hidden lg:block">
          <ul className="flex items-center">
            {sections.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <PagesMenu className={LINK} pages={PAGES} />
            </li>
            <li>
              <Link href={CONTACT.href} className={LINK}>
                {CONTACT.label}
              </Link>
            </li>
          </ul>
        </nav>
        <span className="max-lg:hidden">
          <ThemeSwitch />
        </span>
        <OutsideButton
          href={join.href}
          target={join.outside ? "_blank" : undefined}
          className="shrink-0 whitespace-nowrap px-4!"
        >
          Cadastre-se
        </OutsideButton>
        <LinkButton href={routes.login} target="_blank" look="quiet" prefetch={false} className="px-3! max-lg:hidden">
          Login
        </LinkButton>
        <MobileMenu links={[...sections, ...PAGES, CONTACT]} />
      </div>
    </StickyBar>
  );
}
