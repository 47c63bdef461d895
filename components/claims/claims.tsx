"use client";

import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { EmptyState } from "@/components/ui/empty-state";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { manageClaimCopy } from "@/lib/donations/claims/manage-copy";
import type { ClaimBox } from "@/lib/donations/claims/states";
import type { ClaimData } from "@/lib/donations/claims/types";
import { ClaimCard } from "./claim-card";
import { type ClaimActions, useClaims } from "./use-claims";

type Props = {
  claims: ClaimData[];
  box: ClaimBox;
  /** Suggestions: the actions of other donations. */
  acoes: string[];
  campaigns: CampaignChoice[];
  actions: ClaimActions;
};

/** Claims of donations, each to be confirmed or discarded; both can be undone. */
export function Claims({ claims, box, acoes, campaigns, actions }: Props) {
  const deeds = useClaims(actions);
  const rows = useNextRowFocus(claims);
  if (claims.length === 0)
    return <EmptyState title={box === "esperando" ? manageClaimCopy.none : manageClaimCopy.noneSettled} />;
  return (
    <ul ref={rows} className="grid gap-3">
      {claims.map((claim) => (
        <li key={claim._id}>
          <ClaimCard {...{ claim, acoes, campaigns, deeds }} />
        </li>
      ))}
    </ul>
  );
}
