import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeLeftoverFiles } from "./leftover-files";
import { removeUnusedPictures } from "./unused";

const DAY_MS = 86_400_000;
/** Days for which a picture may wait for the form or article that will show it. */
const DRAFT_DAYS = 7;

/** Removes what nobody shows any more. The files first: while storage is out of reach, no row goes either. */
export const sweepPictures: DailyJob = {
  name: "imagens",
  async work() {
    const files = await removeLeftoverFiles({ olderThan: daysAgo(1) });
    const pictures = await removeUnusedPictures({ olderThan: daysAgo(DRAFT_DAYS) });
    return { pictures, ...files };
  },
};

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
