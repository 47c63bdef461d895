import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { CategoryCount } from "@/lib/categories/labels";
import type { Page } from "@/lib/lists/listing";
import { projectCopy } from "@/lib/projects/copy";
import type { ProjectCardData } from "@/lib/projects/types";
import { routes } from "@/lib/routes";
import { CategoryFilter } from "./category-filter";
import { Gallery } from "./gallery";

type Props = Page<ProjectCardData> & { categoria: CategoryCount | undefined; categories: CategoryCount[] };

const PROJECTS = { label: "Projetos", href: routes.projects() };

/**
 * One page of the gallery. The header has the same height for each category, so that the filter stays where it was
 * pressed.
 */
export function ProjectsPage({ categoria, categories, ...list }: Props) {
  const title = categoria?.label ?? PROJECTS.label;
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:pt-10">
      <PageHeader title={title} parent={categoria && PROJECTS}>
        <p className="text-balance">
          O que já saiu do papel, e continua. Escolha um assunto, abra as fotos e venha ver de perto.
        </p>
      </PageHeader>
      <div className="mt-8 mb-10 sm:mb-14">
        <CategoryFilter current={categoria} categories={categories} />
      </div>
      {list.items.length > 0 ? <Gallery projects={list.items} /> : <NoProjects categoria={categoria} />}
      <div className="mt-16 empty:hidden">
        <Pagination list={list} href={(one) => routes.projects(categoria?.slug, one)} label="Páginas de projetos" />
      </div>
    </div>
  );
}

function NoProjects({ categoria }: { categoria: CategoryCount | undefined }) {
  return (
    <EmptyState title={categoria ? projectCopy.noneOf(categoria.label) : projectCopy.none}>
      <p className="max-w-md text-muted">Assim que um começar, ele aparece aqui.</p>
      {categoria && <LinkButton href={routes.projects()}>Ver todos os projetos</LinkButton>}
    </EmptyState>
  );
}
