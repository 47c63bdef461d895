import "server-only";
import type PgBoss from "pg-boss";
import { log } from "../log";

/** What a room has done once a day in the background, in one process of all that share the database. */
export type DailyJob = {
  /** Of its queue. */
  name: string;
  /** Safe to be repeated, or done twice at once; what it tells is logged. */
  work(): Promise<Record<string, number>>;
};

const DAY_S = 86_400;
/** Seconds between two looks whether it is time. */
const LOOK_S = 300;
/** Seconds after which the run of a process that died is given to another. */
const EXPIRY_S = 6 * 3_600;
/** At most one run waits ('short'): that of tomorrow. */
const QUEUE = {
  policy: "short",
  expireInSeconds: EXPIRY_S,
  retryLimit: 3,
  retryDelay: 600,
  retryBackoff: true,
} as const;

/** Queues a first run unless one waits: after a start that is the overdue one, if any. From then on each run queues the next. */
export async function startDaily(boss: PgBoss, { name, work }: DailyJob) {
  await boss.createQueue(name, { name, ...QUEUE });
  await boss.send(name, {});
  await boss.work(name, { pollingIntervalSeconds: LOOK_S }, async () => {
    // Before its own work: one that fails does not end the series.
    await boss.send(name, {}, { startAfter: DAY_S });
    try {
      log.info({ job: name, ...(await work()) }, "daily job done");
    } catch (error) {
      log.error({ err: error, job: name }, "daily job failed");
      throw error;
    }
  });
}
