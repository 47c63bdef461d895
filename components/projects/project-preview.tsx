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
  values: Partial<ProjectValues>;
  categories: Categories;
  /** The saved project's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function ProjectPreview({ values, categories, picture }: Props) {
  const { titulo, description, slug, url, image, imageAlt } = useDeferredValue(values);
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
          picture: previewPicture(image, imageAlt, picture),
        }}
      />
    </Preview>
  );
}
