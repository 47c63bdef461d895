import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { pool } from "../db/client";
import { log } from "../log";
import { SCHEMA, startBoss, type Worker } from "./boss";

/** A background job that runs once a day, in one of the processes that share the database. */
export type DailyJob = {
  /** Of its queue. */
  name: string;
  /** Idempotent, also when run twice at the same time; its result is logged. */
  work(): Promise<Record<string, number>>;
};

const DAY_S = 86_400;
/** Up to this much a clock may be set back without a change of the waiting run. */
const TOLERANCE_S = 3_600;
/** Delay after a start: the first visitors need the machine. */
const START_DELAY_MS = 5 * 60_000;
/** Interval of the search for runs whose process died, and for lost ones; they are not urgent. */
const MAINTENANCE_S = 600;
/** Interval of the search for due jobs. */
const POLLING_S = 300;
/** Age at which a dead process's run goes to another process. */
const EXPIRY_S = 6 * 3_600;
/** At most one run waits ('short'): that of tomorrow. */
const QUEUE = {
  policy: "short",
  expireInSeconds: EXPIRY_S,
  retryLimit: 3,
  retryDelay: 600,
  retryBackoff: true,
} as const;

/** Runs each job once a day; retries while the database is unreachable. */
export function startDailyJobs(
  jobs: DailyJob[],
  { startDelayMs = START_DELAY_MS, lookMs = MAINTENANCE_S * 1000 } = {},
): Worker {
  return startBoss(MAINTENANCE_S, async (boss, signal) => {
    const isStopped = await sleep(startDelayMs, false, { signal }).catch(() => true);
    if (isStopped) return undefined;
    await boss.start();
    for (const job of jobs) await startDaily(boss, job);
    return { everyMs: lookMs, work: () => Promise.all(jobs.map(({ name }) => queueOverdue(boss, name))) };
  });
}

/** Works on a first run, if one is overdue. From then on each run queues the next. */
async function startDaily(boss: PgBoss, { name, work }: DailyJob) {
  await boss.createQueue(name, { name, ...QUEUE });
  await queueOverdue(boss, name);
  await boss.work(name, { pollingIntervalSeconds: POLLING_S }, async () => {
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

/**
 * Queues a run unless one waits, or is active and so queues the next; a waiting one is gone where a machine slept for two weeks, after which
 * pg-boss drops it. One that is due in more than a day was queued while the clock was ahead, and is due now.
 */
async function queueOverdue(boss: PgBoss, name: string) {
  await pool.query(
    `UPDATE ${SCHEMA}.job SET start_after = now()
     WHERE name = $1 AND state = 'created' AND start_after > now() + make_interval(secs => $2)`,
    [name, DAY_S + TOLERANCE_S],
  );
  const { rowCount } = await pool.query(
    `SELECT FROM ${SCHEMA}.job WHERE name = $1 AND state IN ('created', 'retry', 'active') LIMIT 1`,
    [name],
  );
  if (rowCount === 0) await boss.send(name, {});
}
