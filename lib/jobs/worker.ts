import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { deliverMessage, settleWithoutMail, sweepDeliveries } from "../messages/delivery";
import { DELIVERIES, deliveryJob, installQueue, newBoss } from "./queue";

/** Seconds between two looks for jobs whose process died. */
const MAINTENANCE = 15;
/** Milliseconds between two looks for messages whose job got lost, with a restored backup for example. */
const SWEEP = 10 * 60_000;
/** Milliseconds until the next try when the database is not there. */
const PAUSE = 5_000;
/** Milliseconds that a delivery under way may take when the server stops; after that it is done again later. */
const PATIENCE = 6_000;

/** Starts the work in the background, and goes on trying while the database is not there. The result stops it. */
export function startWorker() {
  const stopping = new AbortController();
  const boss = newBoss(MAINTENANCE);
  boss.on("error", (error) => log.warn({ err: error }, "jobs"));
  let sweeping: NodeJS.Timeout | undefined;

  async function start() {
    while (!stopping.signal.aborted) {
      try {
        if (!isMailConfigured()) return await settleWithoutMail();
        await installQueue(boss);
        await sweepDeliveries();
        await boss.work(DELIVERIES, async (jobs) => {
          for (const { data } of jobs) await deliverMessage(deliveryJob.parse(data).messageId);
        });
        sweeping = setInterval(() => void sweepDeliveries().catch((err) => log.warn({ err }, "jobs")), SWEEP);
        return;
      } catch (error) {
        log.warn({ err: error }, "jobs could not start");
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
