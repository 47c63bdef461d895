"use client";

import { EntityForm } from "@/components/forms/entity-form";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { describeOnSite } from "@/components/forms/saved-notice";
import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import type { Categories } from "@/lib/categories/labels";
import { painelRoutes } from "@/lib/painel-routes";
import type { ProjectValues } from "@/lib/projects/schema";
import type { ManagedProject } from "@/lib/projects/types";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";
import { ProjectPreview } from "./project-preview";

type Props = {
  /** The project to edit; absent for a new one. */
  project?: ManagedProject;
  categories: Categories;
  save: (values: ProjectValues & { _id: string }) => Promise<ActionResult<ManagedProject>>;
};

/** Creates or edits a project, with a live preview. */
export function ProjectForm({ project, categories, save }: Props) {
  const form = useEntityForm({
    entity: "project",
    schema: async () => (await import("@/lib/projects/schema")).projectInput,
    item: project,
    toValues: valuesOf,
    save,
    describeSaved: ({ _id, active }) =>
      describeOnSite({ active, path: routes.projects(), edit: painelRoutes.editProject(_id) }),
    categories,
    draftKey: `project:${project?._id ?? "novo"}`,
  });
  const values = useFormValues(form.control);

  return (
    <WithPreview preview={<ProjectPreview values={values} categories={categories} picture={project?.picture} />}>
      <EntityForm form={form} submitLabel={project ? "Salvar alterações" : "Adicionar projeto"}>
        <TextField form={form} name="titulo" label="Título" required />
        <TextField
          form={form}
          name="description"
          label="Descrição"
          required
          hint="Duas ou três frases: o que o projeto faz, com quem e onde."
          rows={6}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            form={form}
            name="slug"
            label="Categoria"
            options={categories}
            placeholder="Escolha a categoria"
          />
          <StatusField form={form} />
        </div>
        <TextField
          form={form}
          name="url"
          label="URL Instagram"
          required
          hint="Abra o projeto no Instagram, copie o endereço e cole aqui."
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.instagram.com/…"
        />
        <PictureField control={form.control} aspect={4 / 3} />
      </EntityForm>
    </WithPreview>
  );
}

function valuesOf(project?: ManagedProject): FormDefaults<ProjectValues> {
  return {
    titulo: project?.titulo ?? "",
    description: project?.description ?? "",
    slug: project?.slug ?? "",
    url: project?.url ?? "",
    ...pictureValues(project),
    active: project?.active === false ? "false" : "true",
  };
}
