"use client";

import { useDeferredValue, useState } from "react";
import type { Picture } from "@/lib/images/model";
import type { PostDraft } from "@/lib/posts/schema";
import { plainText, truncate } from "@/lib/text";
import { PostCard } from "./post-card";

type Props = {
  draft: Partial<PostDraft>;
  createdAt?: string;
  /** The saved post's picture, with its measures. */
  picture?: Picture;
};

/** The real card, fed with the draft; what is not written yet shows as a placeholder. */
export function PostPreview({ draft, createdAt, picture }: Props) {
  const { titulo, autor, slug, image, imageAlt, description } = useDeferredValue(draft);
  const [today] = useState(() => new Date().toISOString());
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
          resumo: truncate(plainText(description ?? ""), 160) || "O começo do texto aparece aqui.",
          createdAt: createdAt ?? today,
          picture: pictureOf(image ?? "", imageAlt ?? "", picture),
        }}
      />
    </aside>
  );
}

function pictureOf(src: string, alt: string, saved: Picture | undefined): Picture {
  const bare = { alt, width: null, height: null, placeholder: null, focusX: 0.5, focusY: 0.5 };
  if (!src) return { ...bare, src: "/default.jpg" };
  return saved?.src === src ? { ...saved, alt } : { ...bare, src };
}
