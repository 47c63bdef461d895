import { Phone, Rss } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import { dialable } from "@/lib/settings/phone";
import { describeProfiles } from "@/lib/settings/profiles";
import type { Site } from "@/lib/settings/types";
import { volunteerCopy } from "@/lib/volunteers/copy";
import { DONATE_LINK, type NavLink } from "./links";

const COLUMNS: { title: string; links: NavLink[] }[] = [
  {
    title: "O projeto",
    links: [
      { href: routes.aboutPage, label: "Sobre Nós" },
      { href: routes.volunteers, label: "Voluntários" },
      { href: routes.projects(), label: "Projetos" },
      { href: routes.posts, label: "Blog" },
    ],
  },
  {
    title: "Acompanhe",
    links: [
      { href: routes.agenda, label: "Agenda" },
      { href: routes.campaigns, label: "Campanhas" },
      { href: routes.donations(), label: "Transparência" },
      DONATE_LINK,
      { href: routes.needs, label: "Do que precisamos" },
      { href: routes.contact, label: "Contato" },
    ],
  },
  {
    title: "Regras da casa",
    links: [
      { href: routes.privacy, label: "Privacidade" },
      { href: routes.terms, label: "Termos de uso" },
    ],
  },
];

/** Telephones in the footer; /contato has all of them. */
const MAX_PHONES = 1;

const LINK = "inline-flex min-h-9 items-center gap-2 underline-offset-4 hover:underline";

export function Footer({ site }: { site: Site }) {
  const join = joinWay(site);
  const isOffered = (link: NavLink) => link !== DONATE_LINK || takesPix(site);
  return (
    <footer id="rodape" className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-page gap-12 px-4 py-16 lg:grid-cols-[1.3fr_2fr] print:py-4">
        <div className="grid content-start justify-items-start gap-4">
          <p className="flex items-center gap-3 font-bold font-display text-2xl">
            <Logo logo={site.logoPicture} size={44} loading="lazy" />
            {site.name}
          </p>
          <p className="wrap-anywhere max-w-sm whitespace-pre-line text-muted">{site.footer}</p>
          <a
            href={join.href}
            target={join.outside ? "_blank" : undefined}
            rel="noopener noreferrer"
            className={`${LINK} font-semibold text-accent print:hidden`}
          >
            {volunteerCopy.join}
          </a>
        </div>
        <nav aria-label="Rodapé" className="grid grid-cols-2 gap-8 max-[16rem]:grid-cols-1 sm:grid-cols-3 print:hidden">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-2 font-display font-semibold text-lg">{title}</p>
              <ul>
                {links.filter(isOffered).map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-line border-t">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-8 gap-y-1 px-4 py-6 text-muted text-sm">
          {site.phones.slice(0, MAX_PHONES).map(({ number }) => (
            <li key={number}>
              <a href={`tel:${dialable(number)}`} className={`${LINK} whitespace-nowrap`}>
                <Phone aria-hidden className="size-4" /> {number}
              </a>
            </li>
          ))}
          {describeProfiles(site).map(({ url, network, handle }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer" className={`${LINK} wrap-anywhere`}>
                {network} {handle}
              </a>
            </li>
          ))}
          <li>
            <a href={routes.feed} className={LINK}>
              <Rss aria-hidden className="size-4" /> Artigos por RSS
            </a>
          </li>
          {site.cnpj && <li className="inline-flex min-h-9 items-center">CNPJ {site.cnpj}</li>}
        </ul>
      </div>
    </footer>
  );
}
