"use client";

import { useDeferredValue, useState } from "react";
import { draftPicture } from "@/components/ui/draft-picture";
import { momentOf, toLocalMoment } from "@/lib/dates";
import type { Picture } from "@/lib/images/picture";
import type { PostDraft } from "@/lib/posts/schema";
import { excerpt } from "@/lib/text";
import { PostCard } from "./post-card";

type Props = {
  draft: Partial<PostDraft>;
  /** The saved post's picture, with its measures. */
  picture?: Picture;
};

/** The real card, fed with the draft; what is not written yet shows as a placeholder. */
export function PostPreview({ draft, picture }: Props) {
  const { titulo, autor, slug, image, imageAlt, description, createdAt } = useDeferredValue(draft);
  // By the day only, so that server and browser say the same.
  const [today] = useState(() => `${toLocalMoment(new Date()).slice(0, 10)}T12:00`);
  return (
    <aside aria-label="Pré-visualização" className="xl:sticky xl:top-6">
      <p className="mb-2 font-semibold text-muted text-sm">Assim vai aparecer no site</p>
      <PostCard
        preview
        post={{
          _id: "",
          titulo: titulo || "Título do artigo",
          autor: autor || "Nome do autor",
          slug: slug || "Categoria",
          permalink: "",
          resumo: excerpt(description ?? "", 160) || "O começo do texto aparece aqui.",
          createdAt: momentOf(createdAt || today).toISOString(),
          picture: draftPicture(image, imageAlt, picture),
        }}
      />
    </aside>
  );
}
