"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import type { Picture } from "@/lib/images/picture";
import type { VolunteerValues } from "@/lib/volunteers/schema";
import { TEAM_ROW } from "./team-row";
import { VolunteerCard } from "./volunteer-card";

type Props = {
  values: Required<VolunteerValues>;
  /** The saved volunteer's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card as on a phone, fed with the form's values; empty fields show placeholders. */
export function VolunteerPreview({ values, picture }: Props) {
  const shown = useDeferredValue(values);
  return (
    <Preview>
      <div className={`mt-4 ${TEAM_ROW.container}`}>
        <VolunteerCard
          heading="h2"
          volunteer={{
            ...shown,
            _id: "",
            name: shown.name || "Nome da pessoa",
            profissao: shown.profissao || "Profissão",
            tipo: shown.tipo || "O que faz no projeto",
            descricao: shown.descricao || "O depoimento aparece aqui.",
            isAdmin: false,
            picture: previewPicture(shown.image, shown.imageAlt, picture),
          }}
        />
      </div>
    </Preview>
  );
}
