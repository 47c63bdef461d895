"use client";

import { PictureCard } from "@/components/ui/picture-card";
import { daysText } from "@/lib/campaigns/describe";
import type { CampaignCardData } from "@/lib/campaigns/types";
import { routes } from "@/lib/routes";
import { StateBadge } from "./state-badge";
import { SmallThermometer } from "./thermometer";

type Props = {
  campaign: CampaignCardData;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  /** As a form's preview, without links. */
  preview?: boolean;
  heading?: "h2" | "h3";
};

const SIZES = "(min-width: 1024px) 24rem, (min-width: 640px) 50vw, calc(100vw - 2rem)";

/** A campaign's card, on the site and as the form's preview. A client component for the reason given at `Picture`. */
export function CampaignCard({ campaign, priority, preview, heading = "h3" }: Props) {
  const { titulo, permalink, resumo, picture } = campaign;
  return (
    <PictureCard
      picture={picture}
      sizes={SIZES}
      frame="aspect-[3/2]"
      priority={priority}
      above={<StateBadge state={campaign.state} />}
      heading={heading}
      title={titulo}
      href={preview ? undefined : routes.campaign(permalink)}
    >
      <p className="line-clamp-3 wrap-anywhere text-muted">{resumo}</p>
      <div className="mt-auto grid gap-3 pt-2">
        <SmallThermometer campaign={campaign} />
        <p className="border-line border-t pt-3 text-muted text-sm">{daysText(campaign)}</p>
      </div>
    </PictureCard>
  );
}
