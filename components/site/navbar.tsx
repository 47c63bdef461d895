import { ExternalLinkButton, LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import type { Site } from "@/lib/settings/types";
import { CONTACT_LINK, DONATE_LINK, navLinks, PAGES_LINKS } from "./links";
import { MobileMenu } from "./mobile-menu";
import { PagesMenu } from "./pages-menu";
import { StickyBar } from "./sticky-bar";

const LINK = "inline-flex min-h-11 items-center rounded-full px-3 font-semibold hover:bg-sunken";

export function Navbar({ site }: { site: Site }) {
  const links = navLinks(site);
  const join = joinWay(site);
  const donate = takesPix(site) ? [DONATE_LINK] : [];
  return (
    <StickyBar>
      {/* Seen once its last part has come: painted half-way, the navigation would jump. */}
      <div className="mx-auto flex max-w-page items-center gap-1 px-4 py-2 not-has-[>details]:invisible print:*:not-first:hidden">
        <Link
          href={routes.home}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2 font-bold font-display text-xl tracking-tight"
        >
          <Logo logo={site.logoPicture} size={36} />
          <span className="line-clamp-2 text-balance leading-tight">{site.name}</span>
        </Link>
        <nav aria-label="Principal" className="hidden lg:block">
          <ul className="flex items-center">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <PagesMenu className={LINK} pages={PAGES_LINKS} />
            </li>
            <li>
              <Link href={CONTACT_LINK.href} className={LINK}>
                {CONTACT_LINK.label}
              </Link>
            </li>
            {donate.map(({ href, label }) => (
              <li key={href} className={isLong(site) ? "hidden" : "max-xl:hidden"}>
                <Link href={href} className={`${LINK} text-accent`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <span className="max-lg:hidden">
          <ThemeSwitch />
        </span>
        {/* A phone at 150 % and more has no room for it beside the way home; the footer leads there, too. */}
        <ExternalLinkButton
          href={join.href}
          target={join.outside ? "_blank" : undefined}
          className="shrink-0 whitespace-nowrap px-4! max-[16rem]:hidden"
        >
          Cadastre-se
        </ExternalLinkButton>
        <LinkButton
          href={routes.login}
          target="_blank"
          variant="quiet"
          prefetch={false}
          className="px-3! max-lg:hidden"
        >
          Login
        </LinkButton>
        <MobileMenu links={[...links, ...PAGES_LINKS, CONTACT_LINK, ...donate]} />
      </div>
    </StickyBar>
  );
}

/** Whether the name leaves no room for a further link, on any screen. */
const isLong = ({ name, shortName }: Site) => name.length + shortName.length > 36;
