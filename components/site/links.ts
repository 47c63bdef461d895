import { routes } from "@/lib/routes";
import type { Settings } from "@/lib/settings/types";

export type NavLink = { href: string; label: string };

/** The navigation bar's links, around the dropdown. */
export const sectionsOf = ({ article, shortName }: Pick<Settings, "article" | "shortName">): NavLink[] => [
  { href: routes.home, label: "Home" },
  { href: routes.homeAbout, label: `Sobre ${article} ${shortName}` },
  { href: routes.homeCalendar, label: "Calendário" },
  { href: routes.homeTransparency, label: "Transparência" },
];

/** The 'Páginas' dropdown. */
export const PAGES: NavLink[] = [
  { href: routes.posts, label: "Blog" },
  { href: routes.aboutPage, label: "Sobre Nós" },
  { href: routes.volunteers, label: "Voluntários" },
  { href: routes.projects(), label: "Projetos" },
];

export const CONTACT: NavLink = { href: routes.contact, label: "Contato" };
