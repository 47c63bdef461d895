// In a file of their own, because cards need them in visitors' browsers.

/** Key to label. The key is stored in `slug`, which in this product is a category and not an address. */
export const POST_CATEGORIES = {
  acoes: "Ações",
  treinamentos: "Treinamentos",
  "cafe-da-manha": "Café da Manhã",
  refeicoes: "Refeições",
  "cestas-basicas": "Cestas Básicas",
} as const;

export type PostCategory = keyof typeof POST_CATEGORIES;
export const isPostCategory = (key: string): key is PostCategory => Object.hasOwn(POST_CATEGORIES, key);
export const categoryLabel = (slug: string) => (isPostCategory(slug) ? POST_CATEGORIES[slug] : slug);
