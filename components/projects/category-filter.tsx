import { FilterLinks } from "@/components/ui/filter-links";
import { PROJECT_CATEGORIES, type ProjectCategory, projectCategories } from "@/lib/projects/categories";
import type { ProjectCounts } from "@/lib/projects/types";
import { routes } from "@/lib/routes";

type Props = {
  /** The chosen one; none stands for all. */
  chosen: ProjectCategory | undefined;
  counts: ProjectCounts;
};

/** The categories of the gallery. */
export function CategoryFilter({ chosen, counts }: Props) {
  const all = { label: "Todos", href: routes.projects(), count: counts.todos, current: !chosen };
  const categories = projectCategories.map((key) => ({
    label: PROJECT_CATEGORIES[key],
    href: routes.projects(key),
    count: counts[key],
    current: key === chosen,
  }));
  return <FilterLinks label="Categorias dos projetos" links={[all, ...categories]} />;
}
