import { wallClock } from "../dates";
import type { CampaignState } from "./types";

export const STATE_LABELS: Record<CampaignState, string> = {
  upcoming: "Começa em breve",
  running: "Em andamento",
  over: "Encerrada",
};

/** The day, 'YYYY-MM-DD', by which campaigns begin and end: that of São Paulo. */
export const todayAt = (now: Date) => wallClock(now).day;

type Days = { startsOn: string; endsOn: string; result: string };

export function stateOf({ startsOn, endsOn, result }: Days, today: string): CampaignState {
  if (result !== "" || endsOn < today) return "over";
  return startsOn > today ? "upcoming" : "running";
}
