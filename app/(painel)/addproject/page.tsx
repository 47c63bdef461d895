import type { Metadata } from "next";
import { createProject } from "@/app/(painel)/actions/projects";
import { ProjectForm } from "@/components/projects/project-form";
import { getCategories } from "@/lib/categories/service";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Novo projeto" };

export default async function AddProjectPage() {
  await requireAdministrator(painelRoutes.addProject);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Novo projeto</h1>
      <ProjectForm categories={await getCategories("project")} save={createProject} />
    </div>
  );
}
