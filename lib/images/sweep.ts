import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeLeftoverFiles } from "./leftover-files";
import { DRAFT_DAYS, daysAgo } from "./sweep-time";
import { removeUnusedPictures } from "./unused";

/** Removes unreferenced pictures. Leftover files first: while storage is out of reach, no row is deleted either. */
export const sweepPictures: DailyJob = {
  name: "imagens",
  async work() {
    const files = await removeLeftoverFiles({ olderThan: daysAgo(1) });
    const pictures = await removeUnusedPictures({ olderThan: daysAgo(DRAFT_DAYS) });
    return { pictures, ...files };
  },
};
