import type { Entity } from "../entity";
import { painelRoutes } from "../painel-routes";

export const categoryEntity = {
  key: "category",
  label: "Categorias",
  phrase: "as categorias de",
  fields: { labels: { label: "Categorias" } },
  href: () => painelRoutes.categories,
  menu: [{ group: "content", place: 70, href: painelRoutes.categories, label: "Categorias", icon: "tags" }],
  area: "content",
  privatePaths: { "/categories": "write" },
} as const satisfies Entity;
