"use client";

import { useDeferredValue } from "react";
import { draftPicture } from "@/components/ui/draft-picture";
import type { Picture } from "@/lib/images/picture";
import type { ProjectDraft } from "@/lib/projects/schema";
import { isWebAddress, withScheme } from "@/lib/projects/web-address";
import { ProjectCard } from "./project-card";

type Props = {
  draft: Partial<ProjectDraft>;
  /** The saved project's picture, with its measures. */
  picture?: Picture;
};

/** The real card, fed with the draft; what is not written yet shows as a placeholder. */
export function ProjectPreview({ draft, picture }: Props) {
  const { titulo, description, slug, url, image, imageAlt } = useDeferredValue(draft);
  const address = withScheme(url?.trim() ?? "");
  return (
    <aside aria-label="Pré-visualização" className="max-w-sm xl:sticky xl:top-6 xl:max-w-none">
      <p className="mb-2 font-semibold text-muted text-sm">Assim vai aparecer no site</p>
      <ProjectCard
        preview
        span={2}
        project={{
          _id: "",
          titulo: titulo || "Título do projeto",
          description: description || "O texto aparece aqui.",
          slug: slug || "Categoria",
          // A link once it is a whole address: the person can try it.
          url: isWebAddress(address) ? address : "",
          image: image ?? "",
          picture: draftPicture(image, imageAlt, picture),
        }}
      />
    </aside>
  );
}
