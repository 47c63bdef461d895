import { addDays, startOfDay, wallClock } from "../dates";

/** Periods to choose from; another choice is a day, 'YYYY-MM-DD'. */
export const PERIODS = { hoje: "Hoje", ontem: "Ontem", "7dias": "Últimos 7 dias" } as const;

export const periodKeys = Object.keys(PERIODS) as [keyof typeof PERIODS, ...(keyof typeof PERIODS)[]];

/** The moments from which and before which a period goes, by the project's clock; undefined without one. */
export function boundsOf(period: string, now = new Date()) {
  if (!period) return undefined;
  const today = wallClock(now).day;
  const days = {
    hoje: [today, today],
    ontem: [addDays(today, -1), addDays(today, -1)],
    "7dias": [addDays(today, -6), today],
  };
  const [first, last] = days[period as keyof typeof days] ?? [period, period];
  return { from: startOfDay(first ?? ""), before: startOfDay(addDays(last ?? "", 1)) };
}
