"use client";

import { useDeferredValue, useState } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import { type Categories, labelOf } from "@/lib/categories/labels";
import { isMoment, momentOf, toLocalMoment } from "@/lib/dates";
import type { Picture } from "@/lib/images/picture";
import { excerpt } from "@/lib/markdown/plain-text";
import { MAX_EXCERPT_CHARACTERS } from "@/lib/posts/limits";
import type { PostValues } from "@/lib/posts/schema";
import { PostCard } from "./post-card";

type Props = {
  values: Required<PostValues>;
  categories: Categories;
  /** The saved post's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function PostPreview({ values, categories, picture }: Props) {
  const shown = useDeferredValue(values);
  // To the day only, so that server and browser render the same.
  const [today] = useState(() => `${toLocalMoment(new Date()).slice(0, 10)}T12:00`);
  const date = momentOf(shown.createdAt || today);
  return (
    <Preview>
      <PostCard
        preview
        post={{
          ...shown,
          _id: "",
          titulo: shown.titulo || "Título do artigo",
          autor: shown.autor || "Nome do autor",
          categoria: shown.slug ? labelOf(categories, shown.slug) : "Categoria",
          permalink: "",
          resumo:
            shown.chamada || excerpt(shown.description, MAX_EXCERPT_CHARACTERS) || "O começo do texto aparece aqui.",
          createdAt: (isMoment(date) ? date : momentOf(today)).toISOString(),
          picture: previewPicture(shown.image, shown.imageAlt, picture),
        }}
      />
    </Preview>
  );
}
