import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeOldDrafts } from "./drafts";
import { removeEndedLinks } from "./preview-link";

/** Deletes abandoned drafts and expired preview links. */
export const sweepDrafts: DailyJob = {
  name: "rascunhos",
  work: async () => ({ drafts: await removeOldDrafts(), previews: await removeEndedLinks() }),
};
