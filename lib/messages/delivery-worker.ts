import "server-only";
import { startBoss, type Worker } from "../jobs/boss";
import { isMailConfigured } from "../mail/config";
import { announceMailWorker, deliverMessage, settleWithoutMail, sweepDeliveries } from "./delivery";
import { DELIVERY_QUEUE, deliveryJob, installQueue } from "./delivery-queue";

/** Interval of the search for jobs whose process died. */
const MAINTENANCE_S = 15;
const SWEEP_MS = 10 * 60_000;

/** Runs deliveries of messages; retries while the database is unreachable. */
export function startDeliveries(): Worker {
  return startBoss(MAINTENANCE_S, async (boss) => {
    if (isMailConfigured()) await installQueue(boss);
    await sweep();
    if (isMailConfigured())
      await boss.work(DELIVERY_QUEUE, async (jobs) => {
        for (const { data } of jobs) await deliverMessage(deliveryJob.parse(data).messageId);
      });
    return { everyMs: SWEEP_MS, work: sweep };
  });
}

/** Runs in every process: requeues messages whose job was lost. */
async function sweep() {
  if (!isMailConfigured()) return settleWithoutMail();
  await announceMailWorker();
  await sweepDeliveries();
}
