import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeOldDrafts } from "./drafts";

/** Removes drafts of articles that nobody went on with. */
export const sweepDrafts: DailyJob = {
  name: "rascunhos",
  work: async () => ({ drafts: await removeOldDrafts() }),
};
