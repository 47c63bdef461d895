"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import { type Categories, labelOf } from "@/lib/categories/labels";
import type { Picture } from "@/lib/images/picture";
import type { ProjectValues } from "@/lib/projects/schema";
import { isWebAddress, withScheme } from "@/lib/web-address";
import { ProjectCard } from "./project-card";

type Props = {
  values: Required<ProjectValues>;
  categories: Categories;
  /** The saved project's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function ProjectPreview({ values, categories, picture }: Props) {
  const shown = useDeferredValue(values);
  const address = withScheme(shown.url.trim());
  return (
    <Preview className="max-w-sm xl:max-w-none">
      <ProjectCard
        preview
        span={2}
        project={{
          ...shown,
          _id: "",
          titulo: shown.titulo || "Título do projeto",
          description: shown.description || "O texto aparece aqui.",
          categoria: shown.slug ? labelOf(categories, shown.slug) : "Categoria",
          // A link once it is a valid address, for the person to try.
          url: isWebAddress(address) ? address : "",
          picture: previewPicture(shown.image, shown.imageAlt, picture),
        }}
      />
    </Preview>
  );
}
