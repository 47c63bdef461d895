import type { Metadata } from "next";
import { updateProject } from "@/app/(painel)/actions/projects";
import { ItemHistory } from "@/app/(painel)/item-history";
import { EditHeader } from "@/components/painel/edit-header";
import { ProjectForm } from "@/components/projects/project-form";
import { getCategories } from "@/lib/categories/service";
import { painelRoutes } from "@/lib/painel-routes";
import { presentManagedProject } from "@/lib/projects/present";
import { getProject } from "@/lib/projects/service";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar projeto" };

export default async function EditProjectPage({ params }: PageProps<"/projects/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editProject(id));
  const [row, categories] = await Promise.all([orNotFound(getProject(id)), getCategories("project")]);
  const project = presentManagedProject(row);
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar projeto" href={project.active && routes.projects(project.slug)} />
      <ProjectForm project={project} categories={categories} save={updateProject} />
      <ItemHistory entity="project" id={project._id} />
    </div>
  );
}
