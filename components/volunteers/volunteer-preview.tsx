"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import type { Picture } from "@/lib/images/picture";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { VolunteerValues } from "@/lib/volunteers/schema";
import { TEAM_ROW } from "./team-row";
import { VolunteerCard } from "./volunteer-card";

type Props = {
  values: Partial<VolunteerValues>;
  /** The saved volunteer's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card as on a phone, fed with the form's values; empty fields show placeholders. */
export function VolunteerPreview({ values, picture }: Props) {
  const { name, profissao, tipo, descricao, image, imageAlt } = useDeferredValue(values);
  return (
    <Preview>
      <div className={`mt-4 ${TEAM_ROW.container}`}>
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
            picture: previewPicture(image, imageAlt, picture),
          }}
        />
      </div>
    </Preview>
  );
}
