import { routes } from "@/lib/routes";

type NavLink = { href: string; label: string };

/** The navigation bar's links, around the dropdown. */
export const SECTIONS: NavLink[] = [
  { href: routes.home, label: "Home" },
  { href: routes.about, label: "Sobre o Nova" },
  { href: routes.calendar, label: "Calendário" },
  { href: routes.transparency, label: "Transparência" },
];

/** The 'Páginas' dropdown. */
export const PAGES: NavLink[] = [
  { href: routes.posts, label: "Blog" },
  { href: routes.sobre, label: "Sobre Nós" },
  { href: routes.volunteers, label: "Voluntários" },
  { href: routes.projects(), label: "Projetos" },
];

export const CONTACT: NavLink = { href: routes.contact, label: "Contato" };
