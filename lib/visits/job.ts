import "server-only";
import { addDays, startOfDay, wallClock } from "../dates";
import { db } from "../db/client";
import type { DailyJob } from "../jobs/daily";
import { VISITS_KEPT_MONTHS } from "./types";

/** Days after which the id of a batch is deleted: no process retries one for so long. */
const BATCH_DAYS = 30;

export const purgeVisits: DailyJob = {
  name: "visitas",
  work: async () => ({ rows: await deleteOldVisits() }),
};

/** Deletes counts past their time; returns how many rows. */
export async function deleteOldVisits(now = new Date()) {
  const { day } = wallClock(now);
  const [deleted] = await db.$transaction([
    db.$executeRaw`DELETE FROM "Visit" WHERE day < ${day}::date - make_interval(months => ${VISITS_KEPT_MONTHS}::int)`,
    db.visitBatch.deleteMany({ where: { at: { lt: startOfDay(addDays(day, -BATCH_DAYS)) } } }),
  ]);
  return deleted;
}
