"use client";

import { Controller, type DefaultValues, useWatch } from "react-hook-form";
import { TextField } from "@/components/editor/text-field";
import { EntityForm, WithPreview } from "@/components/forms/entity-form";
import { PictureField } from "@/components/forms/picture-field";
import { SelectField, STATUS_OPTIONS } from "@/components/forms/select-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { toLocalMoment } from "@/lib/dates";
import { POST_CATEGORIES } from "@/lib/posts/categories";
import type { PostDraft } from "@/lib/posts/schema";
import type { PostCardData } from "@/lib/posts/types";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { ActionResult } from "@/lib/web/action-result";
import { PostPreview } from "./post-preview";

type SavedPost = PostCardData & { description: string; image: string; active: boolean; updatedAt: string };

type Props = {
  /** The post to edit; absent for a new one. */
  post?: SavedPost;
  /** The author's name that a new post begins with. */
  autor?: string;
  save: (draft: PostDraft & { _id: string }) => Promise<ActionResult<SavedPost>>;
};

/** The shape of the picture, between its card's (4:3) and the article's (16:9). */
const POST_PICTURE = 3 / 2;

/** Creates or edits a post, with the card that visitors will see beside it. */
export function PostForm({ post, autor, save }: Props) {
  const form = useEntityForm({
    entity: "post",
    schema: async () => (await import("@/lib/posts/schema")).postInput,
    item: post,
    toDraft: (item?: SavedPost) => draftOf(item, autor),
    save,
    draftKey: `post:${post?._id ?? "novo"}`,
  });
  const { register, control, errorOf } = form;
  const draft = useWatch({ control });
  const isDraft = String(draft.active) === "false";

  return (
    <WithPreview preview={<PostPreview draft={draft} picture={post?.picture} />}>
      <EntityForm form={form} action={post ? "Salvar alterações" : isDraft ? "Guardar rascunho" : "Publicar artigo"}>
        <Field id="titulo" label="Título" required error={errorOf("titulo")}>
          {(props) => <input {...props} {...register("titulo")} className={CONTROL} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="autor" label="Autor" required error={errorOf("autor")}>
            {(props) => <input {...props} {...register("autor")} className={CONTROL} />}
          </Field>
          <SelectField
            register={() => register("slug")}
            label="Categoria"
            options={POST_CATEGORIES}
            empty="Escolha a categoria"
            error={errorOf("slug")}
          />
        </div>
        <PictureField control={control} aspect={POST_PICTURE} />
        <Controller
          control={control}
          name="description"
          render={({ field }) => <TextField {...field} label="Texto" error={errorOf("description")} />}
        />
        <SelectField
          register={() => register("active")}
          label="Status"
          options={STATUS_OPTIONS}
          hint="Desabilitado é o rascunho: fica guardado aqui e fora do site, até você mudar para Ativo."
          error={errorOf("active")}
        />
        <Field
          id="createdAt"
          label="Data de publicação"
          error={errorOf("createdAt")}
          hint="Em branco, vale agora. Com uma data no futuro, o artigo aparece no site sozinho nesse momento."
        >
          {(props) => (
            <input {...props} {...register("createdAt")} type="datetime-local" className={`${CONTROL} sm:w-auto!`} />
          )}
        </Field>
      </EntityForm>
    </WithPreview>
  );
}

function draftOf(post?: SavedPost, autor = ""): DefaultValues<PostDraft> {
  return {
    titulo: post?.titulo ?? "",
    description: post?.description ?? "",
    autor: post?.autor ?? autor,
    slug: post?.slug ?? "",
    image: post && post.image !== DEFAULT_IMAGE ? post.image : "",
    imageAlt: post?.picture.alt ?? "",
    active: post?.active === false ? "false" : "true",
    createdAt: post ? toLocalMoment(post.createdAt) : "",
  };
}
