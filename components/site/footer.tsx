import { Phone, Rss } from "lucide-react";
import Link from "next/link";
import { routes } from "@/lib/routes";
import { joinLink, site } from "@/lib/site";

const COLUMNS = [
  {
    title: "O projeto",
    links: [
      { href: routes.sobre, label: "Sobre Nós" },
      { href: routes.volunteers, label: "Voluntários" },
      { href: routes.projects(), label: "Projetos" },
      { href: routes.posts, label: "Blog" },
    ],
  },
  {
    title: "Acompanhe",
    links: [
      { href: routes.agenda, label: "Agenda" },
      { href: routes.donations(), label: "Transparência" },
      { href: routes.donate(), label: "Doe por Pix" },
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

const LINK = "inline-flex min-h-9 items-center gap-2 underline-offset-4 hover:underline";

export function Footer() {
  return (
    <footer id="rodape" className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-page gap-12 px-4 py-16 lg:grid-cols-[1.3fr_2fr]">
        <div className="grid content-start justify-items-start gap-4">
          <p className="flex items-center gap-3 font-bold font-display text-2xl">
            <img src="/logo.svg" alt="" width={44} height={44} loading="lazy" />
            {site.name}
          </p>
          <p className="max-w-sm text-muted">
            Gente comum de {site.city} que divide tempo, comida e conversa com quem está em situação de vulnerabilidade
            social.
          </p>
          <a href={joinLink} target="_blank" rel="noopener noreferrer" className={`${LINK} font-semibold text-accent`}>
            Quero ser voluntário(a)
          </a>
        </div>
        <nav aria-label="Rodapé" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-2 font-display font-semibold text-lg">{title}</p>
              <ul>
                {links.map(({ href, label }) => (
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
          <li>
            <a href={`tel:+${site.whatsapp}`} className={`${LINK} whitespace-nowrap`}>
              <Phone aria-hidden className="size-4" /> {site.phone}
            </a>
          </li>
          <li>
            <a href={site.instagram.url} rel="noopener noreferrer" className={LINK}>
              Instagram {site.instagram.name}
            </a>
          </li>
          <li>
            <a href={routes.feed} className={LINK}>
              <Rss aria-hidden className="size-4" /> Artigos por RSS
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
