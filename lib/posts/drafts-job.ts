import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeOldDrafts } from "./drafts";
import { removeEndedLinks } from "./preview-link";

/** Removes drafts of articles that nobody went on with, and addresses of previews that have ended. */
export const sweepDrafts: DailyJob = {
  name: "rascunhos",
  work: async () => ({ drafts: await removeOldDrafts(), previews: await removeEndedLinks() }),
};
