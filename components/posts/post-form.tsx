"use client";

import { useState } from "react";
import { Controller } from "react-hook-form";
import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { MarkdownField } from "@/components/editor/markdown-field";
import type { DraftActions } from "@/components/forms/drafts/server-draft";
import { EntityForm } from "@/components/forms/entity-form";
import { PhotosField, photosValues } from "@/components/forms/pictures/photos-field";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import { Alert } from "@/components/ui/alert";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ArticleAfterEvent } from "@/lib/calendar/article-after-event";
import type { CampaignChoice } from "@/lib/campaigns/types";
import type { Categories } from "@/lib/categories/labels";
import { toLocalMoment } from "@/lib/dates";
import type { Picture } from "@/lib/images/picture";
import type { PostValues } from "@/lib/posts/schema";
import type { DraftOffer, OpenedDraft, PostCardData } from "@/lib/posts/types";
import type { ActionResult } from "@/lib/web/action-result";
import { DraftOffers } from "./draft-offers";
import { PublicationFields, TitleFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { describeSavedPost } from "./saved-post";

type SavedPost = PostCardData & {
  description: string;
  chamada: string;
  campaignId: string | null;
  image: string;
  pictures: Picture[];
  active: boolean;
  updatedAt: string;
};

type Props = {
  /** The post to edit; absent for a new one. */
  post?: SavedPost;
  campaigns: CampaignChoice[];
  categories: Categories;
  /** A new article's default author. */
  autor?: string;
  /** The event that a new article tells of. */
  event?: ArticleAfterEvent;
  drafts: DraftActions & {
    /** The article's drafts from other devices and people. */
    offers?: DraftOffer[];
    /** The draft that the address names. */
    opened?: OpenedDraft;
    /** The draft that the address names was deleted. */
    isGone: boolean;
  };
  save: (values: PostValues & { _id: string }) => Promise<ActionResult<SavedPost>>;
};

/** Between the aspect ratios of the card (4:3) and the article (16:9). */
const PICTURE_ASPECT = 3 / 2;

/** Creates or edits an article, with a live preview. */
export function PostForm({ post, campaigns, categories, autor, event, drafts, save }: Props) {
  const { opened, offers = [] } = drafts;
  const form = useEntityForm({
    entity: "post",
    schema: async () => (await import("@/lib/posts/schema")).postInput,
    item: post,
    toValues: (item?: SavedPost) => valuesOf(item, autor, event),
    keepForNext: () => ({ ...valuesOf(undefined, autor), fotos: [] }),
    save,
    describeSaved: describeSavedPost,
    firstField: "titulo",
    categories,
    draftKey: `post:${nameDraft(opened, post, event)}`,
    draftActions: drafts,
    serverDraft: opened && { ...opened, id: opened._id, at: opened.updatedAt },
  });
  const { register, control, errorOf } = form;
  const hydrated = useHydrated();
  // Only as of the first render, because a save deletes the draft, too.
  const [wasGone] = useState(drafts.isGone);
  const values = useFormValues(control);

  return (
    <WithPreview preview={<PostPreview values={values} categories={categories} picture={(post ?? event)?.picture} />}>
      <EntityForm form={form} long submitLabel={post ? "Salvar alterações" : firstSave(values)}>
        {wasGone && <Alert>Este rascunho não existe mais: foi salvo ou descartado.</Alert>}
        {post && hydrated && (
          <DraftOffers
            postId={post._id}
            offers={offers.filter((one) => !form.draft.isOwn(one))}
            discard={drafts.discard}
          />
        )}
        <TitleFields form={form} categories={categories} isNew={!post} />
        <PictureField control={control} aspect={PICTURE_ASPECT} />
        <Controller
          control={control}
          name="description"
          render={({ field }) => <MarkdownField {...field} label="Texto" error={errorOf("description")} />}
        />
        <TextField
          form={form}
          name="chamada"
          label="Resumo"
          hint="O que o blog e o WhatsApp mostram embaixo do título. Em branco: o começo do texto."
          rows={2}
        />
        <PhotosField control={control} />
        <CampaignSelect
          register={() => register("campaignId")}
          campaigns={campaigns}
          chosen={post?.campaignId}
          hint="O artigo aparece nas novidades da campanha, e leva até ela."
          error={errorOf("campaignId")}
        />
        <PublicationFields form={form} isHidden={post?.active === false} />
      </EntityForm>
    </WithPreview>
  );
}

type Named = { _id: string } | undefined;

/** A draft is of the draft that is continued, else of the article, of the event that it tells of, or of nothing yet. */
function nameDraft(opened: Named, post: Named, event: Named) {
  if (opened) return `rascunho-${opened._id}`;
  return post?._id ?? (event ? `evento-${event._id}` : "novo");
}

/** What the first save of a new article does. */
function firstSave({ active, createdAt }: { active?: unknown; createdAt?: unknown }) {
  if (String(active) === "false") return "Salvar rascunho";
  return String(createdAt ?? "") > toLocalMoment(new Date()) ? "Agendar artigo" : "Publicar artigo";
}

function valuesOf(post?: SavedPost, autor = "", event?: ArticleAfterEvent): FormDefaults<PostValues> {
  return {
    titulo: post?.titulo ?? event?.titulo ?? "",
    description: post?.description ?? event?.description ?? "",
    chamada: post?.chamada ?? "",
    autor: post?.autor ?? autor,
    slug: post?.slug ?? "",
    campaignId: post?.campaignId ?? "",
    ...pictureValues(post ?? event),
    ...photosValues(post),
    active: post?.active === false ? "false" : "true",
    createdAt: post ? toLocalMoment(post.createdAt) : "",
  };
}
