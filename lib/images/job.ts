import "server-only";
import { DAY_MS } from "../dates";
import type { DailyJob } from "../jobs/daily";
import { removeLeftoverFiles } from "./leftover-files";
import { removeUnusedPictures } from "./unused";

/**
 * Days before a picture that nothing refers to is removed: a form may still be open. The same for files without a row: the database
 * may be an older copy, restored to look at, and the files those of the live site.
 */
const UNUSED_DAYS = 7;

/** Removes unreferenced pictures. Leftover files first: while storage is out of reach, no row is deleted either. */
export const sweepPictures: DailyJob = {
  name: "imagens",
  async work() {
    const olderThan = daysAgo(UNUSED_DAYS);
    const files = await removeLeftoverFiles({ olderThan });
    const pictures = await removeUnusedPictures({ olderThan });
    return { pictures, ...files };
  },
};

/** The moment from which the daily sweep removes a picture that nothing shows. */
export const sweptFrom = (createdAt: Date) => new Date(createdAt.getTime() + UNUSED_DAYS * DAY_MS);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
