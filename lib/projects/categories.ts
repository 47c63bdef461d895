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
