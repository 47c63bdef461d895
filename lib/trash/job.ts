import "server-only";
import type { DailyJob } from "../jobs/daily";
import { purgeExpired } from "./service";

/** Removes for good what has been in the trash for TRASH_DAYS (limits.ts). */
export const purgeTrash: DailyJob = {
  name: "lixeira",
  work: async () => ({ items: await purgeExpired() }),
};
