import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { forgetExpired } from "../auth/limits";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { announceMailWorker, deliverMessage, settleWithoutMail, sweepDeliveries } from "../messages/delivery";
import { type DailyJob, startDaily } from "./daily";
import { DELIVERIES, deliveryJob, installQueue, newBoss } from "./queue";

/** Seconds between two looks for jobs whose process died. */
const MAINTENANCE_S = 15;
/** The same for daily jobs, which nobody waits for. */
const DAILY_MAINTENANCE_S = 600;
/** Milliseconds after a start before daily jobs run: the first visitors need the machine. */
const AFTER_START_MS = 5 * 60_000;
/** Milliseconds between two sweeps. */
const SWEEP_MS = 10 * 60_000;
/** Milliseconds until the next try when the database is not there. */
const PAUSE_MS = 5_000;
/** Milliseconds that a delivery under way may take when the server stops; after that it is done again later. */
const STOP_TIMEOUT_MS = 6_000;

/** Starts the work in the background, and goes on trying while the database is not there. The result stops it. */
export function startWorker(daily: DailyJob[] = [], afterStart = AFTER_START_MS) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let sweeping: NodeJS.Timeout | undefined;

  const deliveries = startBoss(signal, MAINTENANCE_S, async (boss) => {
    if (isMailConfigured()) await installQueue(boss);
    await sweep();
    if (isMailConfigured())
      await boss.work(DELIVERIES, async (jobs) => {
        for (const { data } of jobs) await deliverMessage(deliveryJob.parse(data).messageId);
      });
    sweeping = setInterval(() => void sweep().catch((err) => log.warn({ err }, "jobs")), SWEEP_MS);
  });
  const dailyJobs = startBoss(signal, DAILY_MAINTENANCE_S, async (boss) => {
    if (daily.length === 0 || !(await slept(afterStart, signal))) return;
    await boss.start();
    for (const job of daily) await startDaily(boss, job);
  });
  return {
    started: deliveries.started,
    dailyStarted: dailyJobs.started,
    async stop() {
      stopping.abort();
      await Promise.all([deliveries.stop(), dailyJobs.stop()]);
      clearInterval(sweeping);
    },
  };
}

/**
 * Tries until `begin` succeeds, each time with a new pg-boss: one whose start failed takes itself for started, and never
 * looks for jobs whose process died.
 */
function startBoss(signal: AbortSignal, maintenanceSeconds: number, begin: (boss: PgBoss) => Promise<void>) {
  let running: PgBoss | undefined;

  async function start() {
    while (!signal.aborted) {
      const boss = newBoss(maintenanceSeconds);
      boss.on("error", (error) => log.warn({ err: error }, "jobs"));
      try {
        await begin(boss);
        running = boss;
        return;
      } catch (error) {
        log.warn({ err: error }, "jobs could not start");
        await boss.stop({ graceful: false }).catch(() => undefined);
        await slept(PAUSE_MS, signal);
      }
    }
  }

  const started = start();
  return {
    started,
    async stop() {
      await started;
      await running?.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** What every process looks after, however many there are: messages whose job got lost, and limits that are over. */
async function sweep() {
  await forgetExpired();
  if (!isMailConfigured()) return settleWithoutMail();
  await announceMailWorker();
  await sweepDeliveries();
}

/** Whether the time passed before all was to stop. */
const slept = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, true, { signal }).catch(() => false);
