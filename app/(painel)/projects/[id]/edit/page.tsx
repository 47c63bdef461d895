import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProjectForm } from "@/components/projects/project-form";
import { AppError } from "@/lib/errors";
import { isProjectCategory } from "@/lib/projects/model";
import { presentManagedProject } from "@/lib/projects/present";
import { getProject } from "@/lib/projects/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { updateProject } from "../../../actions/projects";
import { ItemHistory } from "../../../history/item-history";

export const metadata: Metadata = { title: "Editar projeto" };

export default async function EditProjectPage({ params }: PageProps<"/projects/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(routes.editProject(id));
  const project = presentManagedProject(await getProject(id).catch(notFoundWhenMissing));
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Editar projeto</h1>
        {project.active && (
          <a
            href={routes.projects(isProjectCategory(project.slug) ? project.slug : "")}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </header>
      <ProjectForm project={project} save={updateProject} />
      <ItemHistory entity="project" id={project._id} />
    </div>
  );
}

function notFoundWhenMissing(error: unknown): never {
  if (error instanceof AppError && error.code === "notFound") notFound();
  throw error;
}
