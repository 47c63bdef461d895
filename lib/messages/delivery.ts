import "server-only";
import { db } from "../db";
import { enqueueDelivery } from "../jobs/queue";
import { log } from "../log";
import { isMailConfigured, mailAddresses } from "../mail/config";
import { sendMail } from "../mail/send";
import { messageMail } from "./mail";

/**
 * Seconds between the tries of one delivery. Together 15 hours: Resend remembers a key for 24, and after that the same
 * mail could go out twice.
 */
export const PAUSES = [10, 30, 60, 5 * 60, 15 * 60, 30 * 60, 3_600, 2 * 3_600, 4 * 3_600, 7 * 3_600];
/** Milliseconds by which a job may come too early: the clocks of database and server differ. */
const EARLY = 5_000;
/** Milliseconds after its time at which a delivery's job counts as lost. */
const LOST = 5 * 60_000;

/**
 * Sends a message that waits for it to the project's mail address, and notes what became of it; tries again later when
 * that makes sense. What needs no delivery (any more) is left alone, so that any number of jobs may ask for the same.
 */
export async function deliverMessage(id: string) {
  const message = await db.contactMessage.findUnique({ where: { id } });
  if (message?.delivery !== "PENDING") return;
  if (message.nextAttemptAt && message.nextAttemptAt.getTime() > Date.now() + EARLY) return;
  const waiting = { id, delivery: "PENDING" as const };
  if (!isMailConfigured()) {
    await db.contactMessage.updateMany({ where: waiting, data: { delivery: "STORED", nextAttemptAt: null } });
    return;
  }
  const { prefix, ...addresses } = await mailAddresses();
  const mail = { ...addresses, ...messageMail(prefix, message), replyTo: message.email };
  const outcome = await sendMail(mail, message.deliveryKey ?? id);
  const attempts = message.attempts + 1;
  if (outcome.sent) {
    const data = { delivery: "SENT" as const, sentAt: new Date(), attempts, lastError: null, nextAttemptAt: null };
    await db.contactMessage.updateMany({ where: waiting, data });
    return;
  }
  const pause = outcome.retry ? PAUSES[message.attempts] : undefined;
  log.warn({ messageId: id, attempts, reason: outcome.reason }, "delivery failed");
  if (pause === undefined) {
    const deliveryKey = outcome.keySpent ? newDeliveryKey(id) : message.deliveryKey;
    const data = { delivery: "FAILED" as const, attempts, lastError: outcome.reason, nextAttemptAt: null, deliveryKey };
    await db.contactMessage.updateMany({ where: waiting, data });
    return;
  }
  const nextAttemptAt = new Date(Date.now() + Math.max(pause, outcome.after ?? 0) * 1000);
  await db.$transaction(async (tx) => {
    const data = { attempts, lastError: outcome.reason, nextAttemptAt };
    const { count } = await tx.contactMessage.updateMany({ where: waiting, data });
    if (count > 0) await enqueueDelivery(tx, id, nextAttemptAt);
  });
}

/** A key under which the mail service has sent nothing yet. */
export const newDeliveryKey = (id: string) => `${id}-${Date.now()}`;

/** Nothing can be sent any more: what waited for it is stored, until somebody asks again. */
export async function settleWithoutMail() {
  await db.contactMessage.updateMany({
    where: { delivery: "PENDING" },
    data: { delivery: "STORED", nextAttemptAt: null },
  });
}

/** Queues again what waits for a delivery although its time has passed: its job got lost. */
export async function sweepDeliveries() {
  const since = new Date(Date.now() - LOST);
  const lost = await db.contactMessage.findMany({
    where: {
      delivery: "PENDING",
      createdAt: { lt: since },
      OR: [{ nextAttemptAt: null }, { nextAttemptAt: { lt: since } }],
    },
    select: { id: true },
  });
  for (const { id } of lost) await enqueueDelivery(db, id);
}
