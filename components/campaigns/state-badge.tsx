import { STATE_LABELS } from "@/lib/campaigns/state";
import type { CampaignState } from "@/lib/campaigns/types";

const CLASSES: Record<CampaignState, string> = {
  upcoming: "bg-sun text-on-sun",
  running: "bg-leaf-soft text-leaf",
  over: "bg-sunken text-ink",
};

export const StateBadge = ({ state }: { state: CampaignState }) => (
  <p className={`justify-self-start self-start rounded-full px-3 py-1 font-semibold text-sm ${CLASSES[state]}`}>
    {STATE_LABELS[state]}
  </p>
);
