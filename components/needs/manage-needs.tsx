"use client";

import { HandHeart } from "lucide-react";
import { FEMININE } from "@/components/manage/bulk-bar";
import { CardSummary } from "@/components/manage/card-summary";
import { ToolLink } from "@/components/manage/card-tools";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { formatDay } from "@/lib/dates";
import { needCopy } from "@/lib/needs/copy";
import { describeMissing, describeProgress } from "@/lib/needs/describe";
import { describeQuantity } from "@/lib/needs/quantity";
import type { ManagedNeed } from "@/lib/needs/types";
import { NEED_URGENCIES } from "@/lib/needs/urgency";
import { painelRoutes } from "@/lib/painel-routes";

type Props = ListOfPage<ManagedNeed>;

/** The needs for administrators. */
export function ManageNeeds(props: Props) {
  return (
    <ManageList
      {...props}
      labels={FEMININE}
      copy={needCopy}
      nameOf={(need) => describeQuantity(need.wanted, need)}
      editHref={({ _id }) => painelRoutes.editNeed(_id)}
      tools={(need) => (
        <ToolLink
          href={painelRoutes.needPromises(need._id)}
          title="Promessas e o que chegou"
          Icon={HandHeart}
          word="Chegou"
        >
          {`Promessas e o que chegou: ${describeQuantity(need.wanted, need)}`}
        </ToolLink>
      )}
    >
      {(need, href) => (
        <CardSummary
          title={describeQuantity(need.wanted, need)}
          href={href}
          badges={<StatusBadge active={need.active} />}
        >
          <p className="text-sm">
            <strong className="font-semibold">{describeMissing(need)}</strong>
            {describeProgress(need).map((part) => ` · ${part}`)}
          </p>
          <p className="wrap-anywhere text-muted text-sm">
            {NEED_URGENCIES[need.urgency]}
            {need.until && <NowrapDates>{` · até ${formatDay(need.until)}`}</NowrapDates>}
            {need.project && ` · ${need.project}`}
            {need.event && ` · ${need.event.title}`}
          </p>
        </CardSummary>
      )}
    </ManageList>
  );
}
