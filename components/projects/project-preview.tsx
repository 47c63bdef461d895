"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { draftPicture } from "@/components/ui/draft-picture";
import { type Categories, labelOf } from "@/lib/categories/labels";
import type { Picture } from "@/lib/images/picture";
import type { ProjectDraft } from "@/lib/projects/schema";
import { isWebAddress, withScheme } from "@/lib/web-address";
import { ProjectCard } from "./project-card";

type Props = {
  draft: Partial<ProjectDraft>;
  categories: Categories;
  /** The saved project's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function ProjectPreview({ draft, categories, picture }: Props) {
  const { titulo, description, slug, url, image, imageAlt } = useDeferredValue(draft);
  const address = withScheme(url?.trim() ?? "");
  return (
    <Preview className="max-w-sm xl:max-w-none">
      <ProjectCard
        preview
        span={2}
        project={{
          _id: "",
          titulo: titulo || "Título do projeto",
          description: description || "O texto aparece aqui.",
          slug: "",
          categoria: slug ? labelOf(categories, slug) : "Categoria",
          // A link once it is a valid address, for the person to try.
          url: isWebAddress(address) ? address : "",
          image: image ?? "",
          picture: draftPicture(image, imageAlt, picture),
        }}
      />
    </Preview>
  );
}
