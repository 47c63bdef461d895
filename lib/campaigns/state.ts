import type { CampaignState } from "./types";

export const STATE_LABELS: Record<CampaignState, string> = {
  upcoming: "Começa em breve",
  running: "Em andamento",
  over: "Encerrada",
};

type Days = { startsOn: string; endsOn: string; result: string };

/** The state on a day, 'YYYY-MM-DD', of São Paulo. */
export function stateOf({ startsOn, endsOn, result }: Days, today: string): CampaignState {
  if (result !== "" || endsOn < today) return "over";
  return startsOn > today ? "upcoming" : "running";
}
