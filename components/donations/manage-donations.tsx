"use client";

import { FEMININE } from "@/components/manage/bulk-bar";
import { CardSummary } from "@/components/manage/card-summary";
import { ManageList } from "@/components/manage/manage-list";
import type { ListOfPage } from "@/components/manage/manage-list-props";
import { StatusBadge } from "@/components/manage/status-badge";
import { ShortDay } from "@/components/ui/short-date";
import { formatDay } from "@/lib/dates";
import { unknownDonor } from "@/lib/donations/copy";
import { describeGift } from "@/lib/donations/describe";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import type { ManagedDonation } from "@/lib/donations/types";
import { formatMoney } from "@/lib/money";
import { painelRoutes } from "@/lib/painel-routes";

type Props = ListOfPage<ManagedDonation>;

/** The donations for administrators, with all donors' names. */
export function ManageDonations(props: Props) {
  return (
    <ManageList
      {...props}
      labels={FEMININE}
      copy={manageDonationCopy}
      nameOf={(donation) => `${describeGift(donation)}, ${donation.acao}, ${formatDay(donation.date)}`}
      editHref={({ _id }) => painelRoutes.editDonation(_id)}
    >
      {(donation, href) => (
        <CardSummary title={describeGift(donation)} href={href} badges={<StatusBadge active={donation.active} />}>
          <p className="wrap-anywhere text-muted text-sm">
            <ShortDay day={donation.date} /> · {donation.acao}
            {donation.campanha && ` · ${manageDonationCopy.ofCampaign(donation.campanha)}`}
            {donation.kind === "IN_KIND" && donation.amount && ` · cerca de ${formatMoney(donation.amount)}`}
          </p>
          <p className="wrap-anywhere text-sm">
            {donation.donor || unknownDonor}
            {donation.donor && (
              <span className="text-muted">{` · ${manageDonationCopy.whereName(donation.donorPublic)}`}</span>
            )}
          </p>
        </CardSummary>
      )}
    </ManageList>
  );
}
