import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import PgBoss from "pg-boss";
import { pool } from "../db/client";
import { log } from "../log";

/** The job queue's schema, in the product's own database. pg-boss stays at version 10: later ones need Node 22. */
export const SCHEMA = "pgboss";
/** Delay before the next attempt while the database is unavailable. */
const RETRY_MS = 5_000;
/** Time for running jobs when the server stops; an interrupted job is repeated later. */
const STOP_TIMEOUT_MS = 6_000;

/** A background worker: `started` resolves once it runs, `stop` once no job is running. */
export interface Worker {
  started: Promise<void>;
  stop(): Promise<void>;
}

/** pg-boss over the pool of this process; with `maintenanceS`, seconds between two looks for jobs whose process died. */
export const newBoss = (maintenanceS?: number) =>
  new PgBoss({
    schema: SCHEMA,
    db: { executeSql },
    schedule: false,
    ...(maintenanceS ? { maintenanceIntervalSeconds: maintenanceS } : { supervise: false }),
  });

/** What is to be done in each process every `everyMs`, beside the jobs. */
type Sweep = { everyMs: number; work: () => Promise<unknown> };

/**
 * Retries until `begin` succeeds, each time with a new pg-boss: one whose start failed believes that it is running, and never
 * runs its maintenance. The sweep that it answers with is done until the stop.
 */
export function startBoss(
  maintenanceS: number,
  begin: (boss: PgBoss, signal: AbortSignal) => Promise<Sweep | undefined>,
): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: PgBoss | undefined;
  let sweeping: NodeJS.Timeout | undefined;

  async function start() {
    while (!signal.aborted) {
      const boss = newBoss(maintenanceS);
      boss.on("error", (error) => log.warn({ err: error }, "jobs"));
      try {
        const sweep = await begin(boss, signal);
        running = boss;
        if (sweep) sweeping = setInterval(() => sweep.work().catch((err) => log.warn({ err }, "jobs")), sweep.everyMs);
        return;
      } catch (error) {
        log.warn({ err: error }, "jobs could not start");
        await boss.stop({ graceful: false }).catch(() => undefined);
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const started = start();
  return {
    started,
    async stop() {
      stopping.abort();
      await started;
      await running?.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS });
      clearInterval(sweeping);
    },
  };
}

/** pg-boss writes BEGIN into some of its statements: a connection on which one failed is not given to others. */
async function executeSql(sql: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(sql, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
