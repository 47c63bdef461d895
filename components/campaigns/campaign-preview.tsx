"use client";

import { useDeferredValue, useState } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import { excerptOf } from "@/lib/campaigns/describe";
import { goalKinds } from "@/lib/campaigns/goals";
import type { CampaignValues } from "@/lib/campaigns/schema";
import { stateOf } from "@/lib/campaigns/state";
import type { ManagedCampaign } from "@/lib/campaigns/types";
import { currentDay } from "@/lib/dates";
import { exactDecimal } from "@/lib/decimals";
import { CampaignCard } from "./campaign-card";

const NOTHING_REACHED = { reached: "0", donations: 0, people: null, updatedAt: null } as const;

type Props = {
  values: Required<CampaignValues>;
  /** What it has reached, and its picture with the dimensions; absent for a new one. */
  saved?: ManagedCampaign;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function CampaignPreview({ values, saved }: Props) {
  const shown = useDeferredValue(values);
  const { goalKind, startsOn, endsOn } = shown;
  const [today] = useState(currentDay);
  const kind = goalKinds.find((one) => one === goalKind) ?? "MONEY";
  const days = { startsOn: startsOn || today, endsOn: endsOn || today };
  return (
    <Preview className="max-w-sm xl:max-w-none">
      <CampaignCard
        preview
        heading="h2"
        campaign={{
          ...shown,
          _id: "",
          titulo: shown.titulo || "Título da campanha",
          permalink: "",
          resumo: excerptOf(shown.description) || "O começo da história aparece aqui.",
          goalKind: kind,
          goal: exactDecimal(String(shown.goal ?? "")) ?? "1000.00",
          unit: shown.unit || "itens",
          ...days,
          state: stateOf({ ...days, result: shown.result }, today),
          // Reais that came in are no baskets: what another goal has reached is known once it is saved.
          progress: saved?.goalKind === kind ? saved.progress : NOTHING_REACHED,
          picture: previewPicture(shown.image, shown.imageAlt, saved?.picture),
        }}
      />
    </Preview>
  );
}
