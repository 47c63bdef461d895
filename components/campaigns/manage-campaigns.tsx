"use client";

import { FEMININE } from "@/components/manage/bulk-bar";
import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { campaignCopy } from "@/lib/campaigns/copy";
import { daysText, progressText } from "@/lib/campaigns/describe";
import type { ManagedCampaign } from "@/lib/campaigns/types";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { StateBadge } from "./state-badge";

type Props = ListOfPage<ManagedCampaign>;

/** The campaigns for administrators. */
export function ManageCampaigns(props: Props) {
  return (
    <ManageList
      {...props}
      labels={FEMININE}
      copy={campaignCopy}
      nameOf={({ titulo }) => titulo}
      editHref={({ _id }) => painelRoutes.editCampaign(_id)}
      siteHref={({ active, permalink }) => (active ? routes.campaign(permalink) : undefined)}
    >
      {(campaign, href) => (
        <CardSummary
          picture={campaign.picture}
          title={campaign.titulo}
          href={href}
          badges={
            <>
              <StateBadge state={campaign.state} />
              <StatusBadge active={campaign.active} />
            </>
          }
        >
          <p className="text-muted text-sm">
            <NowrapDates>{daysText(campaign)}</NowrapDates>
          </p>
          <p className="wrap-anywhere text-sm">{progressText(campaign)}</p>
        </CardSummary>
      )}
    </ManageList>
  );
}
