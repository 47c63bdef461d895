import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ManageBar } from "@/components/manage/manage-bar";
import { ScreenButton } from "@/components/painel/screen-link";
import { ManageProjects } from "@/components/projects/manage-projects";
import { presentEach } from "@/lib/items/present-each";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { PROJECT_CATEGORIES } from "@/lib/projects/categories";
import { presentManagedProject } from "@/lib/projects/present";
import { listProjects } from "@/lib/projects/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { deleteProjects, loadProjects, setProjectsActive } from "../actions/projects";
import { undoOf } from "../undo";

export const metadata: Metadata = { title: "Cadastrar Projetos" };

export default async function ManageProjectsPage({ searchParams }: PageProps<"/projects">) {
  const { id } = await requireAdministrator(routes.manageProjects);
  const query = manageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([listProjects(toListQuery(query)), undoOf("project", id)]);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Projetos</h1>
        <ScreenButton href={routes.addProject}>
          <Plus aria-hidden className="size-5" /> Novo projeto
        </ScreenButton>
      </header>
      <ManageBar
        query={query}
        categories={PROJECT_CATEGORIES}
        total={list.total}
        more={list.more}
        searchLabel="Buscar projetos"
      />
      <ManageProjects
        key={JSON.stringify(query)}
        query={query}
        list={{ ...list, items: presentEach(list.items, presentManagedProject) }}
        remove={deleteProjects}
        undo={undo}
        setActive={setProjectsActive}
        load={loadProjects}
      />
    </div>
  );
}
