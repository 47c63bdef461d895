import "server-only";
import type { DailyJob } from "../jobs/daily";
import { removeLeftoverFiles } from "./leftover-files";
import { removeUnusedPictures } from "./unused";

const DAY_MS = 86_400_000;
/** Days before a picture that nothing refers to is removed: a form may still be open. */
const UNUSED_DAYS = 7;

/** Removes unreferenced pictures. Leftover files first: while storage is out of reach, no row is deleted either. */
export const sweepPictures: DailyJob = {
  name: "imagens",
  async work() {
    const files = await removeLeftoverFiles({ olderThan: daysAgo(1) });
    const pictures = await removeUnusedPictures({ olderThan: daysAgo(UNUSED_DAYS) });
    return { pictures, ...files };
  },
};

/** The moment from which the daily sweep removes a picture that nothing shows. */
export const sweptFrom = (createdAt: Date) => new Date(createdAt.getTime() + UNUSED_DAYS * DAY_MS);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
