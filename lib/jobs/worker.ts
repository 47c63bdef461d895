import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { deliverMessage, settleWithoutMail, sweepDeliveries } from "../messages/delivery";
import { type DailyJob, startDaily } from "./daily";
import { DELIVERIES, deliveryJob, installQueue, newBoss } from "./queue";

/** Seconds between two looks for jobs whose process died. */
const MAINTENANCE = 15;
/** The same where only daily jobs wait. */
const UNHURRIED_MAINTENANCE = 600;
/** Milliseconds after a start before daily jobs run: the first visitors need the machine. */
const AFTER_START = 5 * 60_000;
/** Milliseconds between two looks for messages whose job got lost, with a restored backup for example. */
const SWEEP = 10 * 60_000;
/** Milliseconds until the next try when the database is not there. */
const PAUSE = 5_000;
/** Milliseconds that a delivery under way may take when the server stops; after that it is done again later. */
const PATIENCE = 6_000;

/** Starts the work in the background, and goes on trying while the database is not there. The result stops it. */
export function startWorker(daily: DailyJob[] = [], afterStart = AFTER_START) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const boss = newBoss(isMailConfigured() ? MAINTENANCE : UNHURRIED_MAINTENANCE);
  boss.on("error", (error) => log.warn({ err: error }, "jobs"));
  let sweeping: NodeJS.Timeout | undefined;

  async function startDeliveries() {
    if (!isMailConfigured()) return settleWithoutMail();
    await installQueue(boss);
    await sweepDeliveries();
    await boss.work(DELIVERIES, async (jobs) => {
      for (const { data } of jobs) await deliverMessage(deliveryJob.parse(data).messageId);
    });
    sweeping = setInterval(() => void sweepDeliveries().catch((err) => log.warn({ err }, "jobs")), SWEEP);
  }

  async function startDailyJobs() {
    await started;
    if (daily.length === 0 || !(await slept(afterStart, signal))) return;
    await untilDone(async () => {
      await boss.start();
      for (const job of daily) await startDaily(boss, job);
    }, signal);
  }

  const started = untilDone(startDeliveries, signal);
  const dailyStarted = startDailyJobs();
  return {
    started,
    dailyStarted,
    async stop() {
      stopping.abort();
      await Promise.all([started, dailyStarted]);
      clearInterval(sweeping);
      await boss.stop({ graceful: true, wait: true, timeout: PATIENCE });
    },
  };
}

/** Does it again until it succeeds, or all is to stop. */
async function untilDone(work: () => Promise<void>, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "jobs could not start");
      await slept(PAUSE, signal);
    }
  }
}

/** Whether the time passed before all was to stop. */
const slept = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, true, { signal }).catch(() => false);
