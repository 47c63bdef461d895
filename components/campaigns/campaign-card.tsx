"use client";

import { Link } from "@/components/ui/link";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { Picture } from "@/components/ui/picture";
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
export function CampaignCard({ campaign, priority, preview, heading: Heading = "h3" }: Props) {
  const { titulo, permalink, resumo, picture } = campaign;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="aspect-[3/2] overflow-hidden bg-sunken">
        <Picture
          picture={picture}
          sizes={SIZES}
          priority={priority}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <StateBadge state={campaign.state} />
        <Heading className="text-2xl">
          {preview ? (
            titulo
          ) : (
            <Link
              href={routes.campaign(permalink)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {titulo}
            </Link>
          )}
        </Heading>
        <p className="line-clamp-3 wrap-anywhere text-muted">{resumo}</p>
        <div className="mt-auto grid gap-3 pt-2">
          <SmallThermometer campaign={campaign} />
          <p className="border-line border-t pt-3 text-muted text-sm">
            <NowrapDates>{daysText(campaign)}</NowrapDates>
          </p>
        </div>
      </div>
    </article>
  );
}
