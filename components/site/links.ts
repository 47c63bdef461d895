import { routes } from "@/lib/routes";
import { homeLink } from "@/lib/settings/home-sections";
import type { Settings } from "@/lib/settings/types";

export type NavLink = { href: string; label: string };

/** The navigation bar's links beside the 'Páginas' dropdown. */
export const navLinks = (site: Pick<Settings, "article" | "shortName" | "homeSections">): NavLink[] => [
  { href: routes.home, label: "Home" },
  { href: homeLink(site, "about", routes.aboutPage), label: `Sobre ${site.article} ${site.shortName}` },
  { href: homeLink(site, "calendar", routes.agenda), label: "Calendário" },
  { href: homeLink(site, "transparencia", routes.donations()), label: "Transparência" },
];

/** The links inside the 'Páginas' dropdown. */
export const PAGES_LINKS: NavLink[] = [
  { href: routes.posts, label: "Blog" },
  { href: routes.aboutPage, label: "Sobre Nós" },
  { href: routes.volunteers, label: "Voluntários" },
  { href: routes.projects(), label: "Projetos" },
  { href: routes.needs, label: "Do que precisamos" },
  { href: routes.campaigns, label: "Campanhas" },
];

export const CONTACT_LINK: NavLink = { href: routes.contact, label: "Contato" };

export const DONATE_LINK: NavLink = { href: routes.donate(), label: "Doe por Pix" };
