import type { Metadata } from "next";
import { deleteProjects, setProjectsActive } from "@/app/(painel)/actions/projects";
import { undoOf } from "@/app/(painel)/undo";
import { ManageBar } from "@/components/manage/manage-bar";
import { ManageHeader } from "@/components/manage/manage-header";
import { ManageProjects } from "@/components/projects/manage-projects";
import { getCategories } from "@/lib/categories/service";
import { presentPage } from "@/lib/items/present-each";
import { countInWords } from "@/lib/lists/listing";
import { managedPage, manageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { presentManagedProject } from "@/lib/projects/present";
import { listProjects } from "@/lib/projects/service";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar Projetos" };

export default async function ManageProjectsPage({ searchParams }: PageProps<"/projects">) {
  const { id, role } = await requireAdministrator(painelRoutes.manageProjects);
  const readOnly = !may(role, "content:write");
  const query = manageQuery.parse(await searchParams);
  const [list, undo, categories] = await Promise.all([
    managedPage(query, listProjects),
    undoOf("project", id),
    getCategories("project"),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader
        title="Projetos"
        create={readOnly ? undefined : { href: painelRoutes.addProject, label: "Novo projeto" }}
      />
      <ManageBar
        query={query}
        categories={categories}
        resultCount={countInWords(list, "projeto", "projetos")}
        searchLabel="Buscar projetos"
      />
      <ManageProjects
        key={JSON.stringify(query)}
        readOnly={readOnly}
        query={query}
        list={presentPage(list, presentManagedProject)}
        remove={deleteProjects}
        undo={undo}
        setActive={setProjectsActive}
      />
    </div>
  );
}
