import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { forgetExpired } from "../auth/limits";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { announceMailWorker, deliverMessage, settleWithoutMail, sweepDeliveries } from "../messages/delivery";
import { DELIVERIES, deliveryJob, installQueue, newBoss } from "./queue";

/** Seconds between two looks for jobs whose process died. */
const MAINTENANCE = 15;
/** Milliseconds between two sweeps. */
const SWEEP_MS = 10 * 60_000;
/** Milliseconds until the next try when the database is not there. */
const PAUSE = 5_000;
/** Milliseconds that a delivery under way may take when the server stops; after that it is done again later. */
const PATIENCE = 6_000;

/** Starts the work in the background, and goes on trying while the database is not there. The result stops it. */
export function startWorker() {
  const stopping = new AbortController();
  let boss = bossThatComplains();
  let sweeping: NodeJS.Timeout | undefined;

  async function start() {
    while (!stopping.signal.aborted) {
      try {
        if (isMailConfigured()) await installQueue(boss);
        await sweep();
        if (isMailConfigured())
          await boss.work(DELIVERIES, async (jobs) => {
            for (const { data } of jobs) await deliverMessage(deliveryJob.parse(data).messageId);
          });
        sweeping = setInterval(() => void sweep().catch((err) => log.warn({ err }, "jobs")), SWEEP_MS);
        return;
      } catch (error) {
        log.warn({ err: error }, "jobs could not start");
        // One whose start failed takes itself for started, and never looks for jobs whose process died.
        await boss.stop({ graceful: false }).catch(() => undefined);
        boss = bossThatComplains();
        await sleep(PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const started = start();
  return {
    started,
    async stop() {
      stopping.abort();
      await started;
      clearInterval(sweeping);
      await boss.stop({ graceful: true, wait: true, timeout: PATIENCE });
    },
  };
}

function bossThatComplains() {
  const boss = newBoss(MAINTENANCE);
  boss.on("error", (error) => log.warn({ err: error }, "jobs"));
  return boss;
}

/** What every process looks after, however many there are: messages whose job got lost, and limits that are over. */
async function sweep() {
  await forgetExpired();
  if (!isMailConfigured()) return settleWithoutMail();
  await announceMailWorker();
  await sweepDeliveries();
}
