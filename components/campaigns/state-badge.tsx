import type { CampaignState } from "@/lib/campaigns/types";

const BADGES: Record<CampaignState, { text: string; classes: string }> = {
  upcoming: { text: "Começa em breve", classes: "bg-sun text-[#2d1a23]" },
  running: { text: "Em andamento", classes: "bg-leaf-soft text-leaf" },
  over: { text: "Encerrada", classes: "bg-sunken text-ink" },
};

export function StateBadge({ state }: { state: CampaignState }) {
  const { text, classes } = BADGES[state];
  return (
    <p className={`justify-self-start self-start rounded-full px-3 py-1 font-semibold text-sm ${classes}`}>{text}</p>
  );
}
