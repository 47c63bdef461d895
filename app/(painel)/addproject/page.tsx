import type { Metadata } from "next";
import { createProject } from "@/app/(painel)/actions/projects";
import { ProjectForm } from "@/components/projects/project-form";
import { getCategories } from "@/lib/categories/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Novo projeto" };

export default async function AddProjectPage() {
  await requireAdministrator(routes.addProject);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Novo projeto</h1>
      <ProjectForm categories={await getCategories("project")} save={createProject} />
    </div>
  );
}
