import { routes } from "@/lib/routes";
import type { Settings } from "@/lib/settings/types";

export type NavLink = { href: string; label: string };

/** The navigation bar's links beside the 'Páginas' dropdown. */
export const navLinks = ({ article, shortName }: Pick<Settings, "article" | "shortName">): NavLink[] => [
  { href: routes.home, label: "Home" },
  { href: routes.homeAbout, label: `Sobre ${article} ${shortName}` },
  { href: routes.homeCalendar, label: "Calendário" },
  { href: routes.homeTransparency, label: "Transparência" },
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
