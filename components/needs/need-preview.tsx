"use client";

import { useDeferredValue, useState } from "react";
import { Preview } from "@/components/forms/with-preview";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { currentDay } from "@/lib/dates";
import { exactDecimal } from "@/lib/decimals";
import { QUANTITY_PLACES } from "@/lib/money";
import { stateOf } from "@/lib/needs/describe";
import { less, type Quantity } from "@/lib/needs/quantity";
import type { NeedValues } from "@/lib/needs/schema";
import type { ManagedNeed, Purposes } from "@/lib/needs/types";
import { NeedCard } from "./need-card";

type Props = {
  values: Required<NeedValues>;
  /** The saved need, with what arrived. */
  need?: ManagedNeed;
  purposes: Purposes;
  campaigns: CampaignChoice[];
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function NeedPreview({ values, need, purposes, campaigns }: Props) {
  const shown = useDeferredValue(values);
  const [today] = useState(currentDay);
  const wanted: Quantity = exactDecimal(String(shown.wanted ?? ""), QUANTITY_PLACES) ?? "1";
  const { received = "0", promised = "0" } = need ?? {};
  const until = shown.until || null;
  const campaign = campaigns.find(({ _id }) => _id === shown.campaignId);
  const event = shown.eventId ? purposes.events[shown.eventId] : undefined;
  return (
    <Preview className="max-w-sm xl:max-w-none" active={shown.active}>
      <NeedCard
        preview
        need={{
          ...shown,
          _id: "",
          item: shown.item || "O que falta",
          unit: shown.unit || "unidades",
          wanted,
          received,
          promised,
          missing: less(wanted, received, promised),
          state: stateOf({ wanted, received, until }, today),
          project: (shown.projectId && purposes.projects[shown.projectId]) || null,
          campaign: campaign ? { permalink: "", title: campaign.titulo } : null,
          event: event ? { _id: "", title: event } : null,
          until,
        }}
      />
    </Preview>
  );
}
