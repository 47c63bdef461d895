"use client";

import { useDeferredValue } from "react";
import { draftPicture } from "@/components/ui/draft-picture";
import type { Picture } from "@/lib/images/picture";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { VolunteerDraft } from "@/lib/volunteers/schema";
import { TEAM_ROW } from "./team-row";
import { VolunteerCard } from "./volunteer-card";

type Props = {
  draft: Partial<VolunteerDraft>;
  /** The saved volunteer's picture, with its measures. */
  picture?: Picture;
};

/** The real card, as a phone shows it, fed with the draft; what is not written yet shows as a placeholder. */
export function VolunteerPreview({ draft, picture }: Props) {
  const { name, profissao, tipo, descricao, image, imageAlt } = useDeferredValue(draft);
  return (
    <aside aria-label="Pré-visualização" className="xl:sticky xl:top-6">
      <p className="mb-4 font-semibold text-muted text-sm">Assim vai aparecer no site</p>
      <div className={TEAM_ROW.place}>
        <VolunteerCard
          heading="h2"
          volunteer={{
            _id: "",
            name: name || "Nome da pessoa",
            profissao: profissao || "Profissão",
            tipo: tipo || "O que faz no projeto",
            descricao: descricao || "O depoimento aparece aqui.",
            isAdmin: false,
            image: image || DEFAULT_IMAGE,
            picture: draftPicture(image, imageAlt, picture),
          }}
        />
      </div>
    </aside>
  );
}
