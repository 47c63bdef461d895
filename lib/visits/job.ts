import "server-only";
import type { DailyJob } from "../jobs/daily";
import { purgeVisits as purge } from "./service";

/** Deletes old visit counts. */
export const purgeVisits: DailyJob = {
  name: "visitas",
  work: async () => ({ rows: await purge() }),
};
