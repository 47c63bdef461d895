import { FilterLinks } from "@/components/ui/filter-links";
import { PROJECT_CATEGORIES, type ProjectCategory, projectCategories } from "@/lib/projects/categories";
import type { ProjectCounts } from "@/lib/projects/types";
import { routes } from "@/lib/routes";

type Props = {
  /** Undefined for all. */
  current: ProjectCategory | undefined;
  counts: ProjectCounts;
};

export function CategoryFilter({ current, counts }: Props) {
  const all = { label: "Todos", href: routes.projects(), count: counts.todos, current: !current };
  const categories = projectCategories.map((key) => ({
    label: PROJECT_CATEGORIES[key],
    href: routes.projects(key),
    count: counts[key],
    current: key === current,
  }));
  return <FilterLinks label="Categorias dos projetos" links={[all, ...categories]} />;
}
