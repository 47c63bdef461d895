import type { Picture } from "../images/model";

/** Key to label, in the order of the gallery's filter. The key is stored in `slug`. */
export const PROJECT_CATEGORIES = {
  acoes: "Ações",
  criancas: "Crianças",
  cafes: "Cafés",
  doacoes: "Doações",
} as const;

export type ProjectCategory = keyof typeof PROJECT_CATEGORIES;
export const projectCategories = Object.keys(PROJECT_CATEGORIES) as [ProjectCategory, ...ProjectCategory[]];
export const isProjectCategory = (key: string): key is ProjectCategory => Object.hasOwn(PROJECT_CATEGORIES, key);
export const projectCategoryLabel = (slug: string) => (isProjectCategory(slug) ? PROJECT_CATEGORIES[slug] : slug);

/** A project as visitors see it. */
export type ProjectCardData = {
  _id: string;
  titulo: string;
  description: string;
  slug: string;
  /** The project's page on Instagram. */
  url: string;
  image: string;
  picture: Picture;
};

/** The same for administrators. */
export type ManagedProject = ProjectCardData & { active: boolean; createdAt: string; updatedAt: string };

/** Active projects of each category, and of all. */
export type ProjectCounts = Record<ProjectCategory, number> & { todos: number };

export const projectCopy = {
  created: "Artigo Adicionado",
  updated: "Projeto Atualizado",
  deleted: (count: number) => (count === 1 ? "Projeto Excluído" : `${count} projetos excluídos`),
  missing: "Projeto não encontrado",
  confirmDelete: "Tem certeza que deseja excluir este projeto?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} projetos?`,
  switched: (count: number, active: boolean) =>
    `${count === 1 ? "1 projeto" : `${count} projetos`} ${active ? "no site" : "fora do site"}`,
  none: "Ainda não há projetos por aqui",
  noneOf: (categoria: ProjectCategory) => `Ainda não há projetos em ${PROJECT_CATEGORIES[categoria]}`,
} as const;

/** What an address of the gallery asks for; no category stands for all of them. */
export type GalleryAddress = { categoria?: ProjectCategory; page: number };

/**
 * Reads what follows /projetos: nothing, a category, `pagina/{n}`, or both. Undefined for anything else: each page of
 * the gallery has one address only.
 */
export function parseGalleryAddress(parts: string[] = []): GalleryAddress | undefined {
  const [first = "", ...rest] = parts;
  const categoria = isProjectCategory(first) ? first : undefined;
  const [word, number, ...more] = categoria ? rest : parts;
  if (word === undefined) return { categoria, page: 1 };
  // Page one is the list itself, and a number has one way to be written.
  const isPage = word === "pagina" && /^[1-9]\d{0,5}$/.test(number ?? "") && number !== "1" && more.length === 0;
  return isPage ? { categoria, page: Number(number) } : undefined;
}

/** 'www.instagram.com/nova', as people copy it, is meant as https. */
export function withScheme(address: string) {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Only what a browser opens as a page: the address becomes a link for visitors. */
export function isWebAddress(address: string) {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return ["http:", "https:"].includes(protocol) && hostname.includes(".") && username === "";
}
