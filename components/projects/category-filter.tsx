import { FilterLinks } from "@/components/ui/filter-links";
import type { CategoryCount } from "@/lib/categories/labels";
import { routes } from "@/lib/routes";

type Props = {
  /** Undefined for all. */
  current: CategoryCount | undefined;
  categories: CategoryCount[];
};

export function CategoryFilter({ current, categories }: Props) {
  const count = categories.reduce((sum, category) => sum + category.count, 0);
  const all = { label: "Todos", href: routes.projects(), count, current: !current };
  const links = categories.map(({ slug, label, count }) => ({
    label,
    href: routes.projects(slug),
    count,
    current: slug === current?.slug,
  }));
  return <FilterLinks label="Categorias dos projetos" links={[all, ...links]} />;
}
