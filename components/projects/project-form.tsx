"use client";

import { type DefaultValues, useWatch } from "react-hook-form";
import { FormStatus } from "@/components/forms/form-status";
import { ImageField } from "@/components/forms/image-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ActionResult } from "@/lib/action-result";
import { type ManagedProject, PROJECT_CATEGORIES } from "@/lib/projects/model";
import { type ProjectDraft, projectInput } from "@/lib/projects/schema";
import { DEFAULT_IMAGE } from "@/lib/site";
import { ProjectPreview } from "./project-preview";

type Props = {
  /** The project to edit; absent for a new one. */
  project?: ManagedProject;
  save: (draft: ProjectDraft & { _id: string }) => Promise<ActionResult<ManagedProject>>;
};

/** Creates or edits a project, with the card that visitors will see beside it. */
export function ProjectForm({ project, save }: Props) {
  const form = useEntityForm({
    schema: projectInput,
    item: project,
    toDraft: draftOf,
    save: (draft) => save({ ...draft, _id: project?._id ?? "" }),
    draftKey: `project:${project?._id ?? "novo"}`,
  });
  const { register, setValue, control, submit, errorOf, saving } = form;
  const hydrated = useHydrated();
  const draft = useWatch({ control });

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Field id="titulo" label="Título" required error={errorOf("titulo")}>
          {(props) => <input {...props} {...register("titulo")} className={CONTROL} />}
        </Field>
        <Field
          id="description"
          label="Descrição"
          required
          error={errorOf("description")}
          hint="Duas ou três frases: o que o projeto faz, com quem e onde."
        >
          {(props) => <textarea {...props} {...register("description")} rows={6} className={CONTROL} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="slug" label="Categoria" required error={errorOf("slug")}>
            {(props) => (
              <select {...props} {...register("slug")} className={CONTROL}>
                <option value="">Escolha a categoria</option>
                {Object.entries(PROJECT_CATEGORIES).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="active" label="Status" required error={errorOf("active")}>
            {(props) => (
              <select {...props} {...register("active")} className={CONTROL}>
                <option value="true">Ativo</option>
                <option value="false">Desabilitado</option>
              </select>
            )}
          </Field>
        </div>
        <Field
          id="url"
          label="URL Instagram"
          required
          error={errorOf("url")}
          hint="Abra o projeto no Instagram, copie o endereço e cole aqui."
        >
          {(props) => (
            <input
              {...props}
              {...register("url")}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://www.instagram.com/…"
              className={CONTROL}
            />
          )}
        </Field>
        <ImageField
          value={draft.image ?? ""}
          onChange={(image) =>
            setValue("image", image, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          alt={draft.imageAlt ?? ""}
          onAltChange={(alt) => setValue("imageAlt", alt, { shouldDirty: true })}
          error={errorOf("image")}
          altError={errorOf("imageAlt")}
          aspect={4 / 3}
        />
        <FormStatus form={form} />
        <Button type="submit" disabled={saving || !hydrated} className="justify-self-start">
          {saving ? "Salvando…" : project ? "Salvar alterações" : "Adicionar projeto"}
        </Button>
      </form>
      <ProjectPreview draft={draft} picture={project?.picture} />
    </div>
  );
}

function draftOf(project?: ManagedProject): DefaultValues<ProjectDraft> {
  return {
    titulo: project?.titulo ?? "",
    description: project?.description ?? "",
    slug: project?.slug ?? "",
    url: project?.url ?? "",
    image: project && project.image !== DEFAULT_IMAGE ? project.image : "",
    imageAlt: project?.picture.alt ?? "",
    active: project?.active === false ? "false" : "true",
  };
}
