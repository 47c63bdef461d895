import type { CampaignState } from "./types";

export const STATE_LABELS: Record<CampaignState, string> = {
  upcoming: "Começa em breve",
  running: "Em andamento",
  over: "Encerrada",
};
