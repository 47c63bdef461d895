import type { Entity } from "../entity";
import { routes } from "../routes";

export const categoryEntity = {
  key: "category",
  label: "Categorias",
  phrase: "as categorias de",
  fields: { labels: { label: "Categorias" } },
  href: () => routes.categories,
  menu: [{ group: "content", place: 70, href: routes.categories, label: "Categorias", icon: "tags" }],
  area: "content",
  privatePaths: { "/categories": "write" },
} as const satisfies Entity;
