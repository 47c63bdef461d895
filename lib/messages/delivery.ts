import "server-only";
import { z } from "zod";
import { db } from "../db/client";
import { log } from "../log";
import { isMailConfigured, mailAddresses } from "../mail/config";
import { sendMail } from "../mail/send";
import { enqueueDelivery } from "./delivery-queue";
import { messageMail } from "./mail";

/**
 * Delays between the attempts of one delivery, 15 hours in all: Resend remembers an idempotency key for 24, and after that
 * the same mail could be sent twice.
 */
export const RETRY_DELAYS_S = [10, 30, 60, 5 * 60, 15 * 60, 30 * 60, 3_600, 2 * 3_600, 4 * 3_600, 7 * 3_600];
/** Age up to which an idempotency key is used again: an hour less than Resend remembers it. */
const KEY_TTL_MS = 23 * 3_600_000;
const OUTCOME_UNKNOWN =
  "O envio foi interrompido e não se sabe se a mensagem saiu. Confira se chegou antes de reenviar.";
/** The setting in which processes with a mail service report that they are running. */
const MAIL_WORKER_KEY = "mailWorker";
/** Age at which a process's report expires: three sweeps. */
const WORKER_TTL_MS = 30 * 60_000;
/** Tolerance for jobs that come early: the clocks of database and server differ. */
const CLOCK_SKEW_MS = 5_000;
/** Delay after its due time at which a delivery's job counts as lost. */
const LOST_AFTER_MS = 5 * 60_000;

const NO_ATTEMPT = { nextAttemptAt: null, attemptedAt: null };
const STORED = { delivery: "STORED" as const, ...NO_ATTEMPT };
const FAILED = { delivery: "FAILED" as const, ...NO_ATTEMPT };
const SENT = { delivery: "SENT" as const, lastError: null, ...NO_ATTEMPT };

/**
 * Sends a pending message to the project's mail address and stores the outcome; queues a retry after a transient failure.
 * Idempotent: any number of jobs may ask for the same delivery.
 */
export async function deliverMessage(id: string) {
  const message = await db.contactMessage.findUnique({ where: { id } });
  if (message?.delivery !== "PENDING" || !isDue(message)) return;
  if (!isMailConfigured()) return changePending(db, id, STORED);
  if (message.attemptedAt && Date.now() - message.attemptedAt.getTime() > KEY_TTL_MS)
    return changePending(db, id, { ...FAILED, lastError: OUTCOME_UNKNOWN, deliveryKey: newDeliveryKey(id) });
  // Stored before sending: after a crash the mail may have been sent already.
  if (!message.attemptedAt) await changePending(db, id, { attemptedAt: new Date() });
  const { prefix, name: _, ...addresses } = await mailAddresses();
  const mail = { ...addresses, ...messageMail(prefix, message), replyTo: message.email };
  const outcome = await sendMail(mail, message.deliveryKey ?? id);
  const attempts = message.attempts + 1;
  if (outcome.sent) return changePending(db, id, { ...SENT, sentAt: new Date(), attempts });

  const lastError = outcome.reason;
  log.warn({ messageId: id, attempts, reason: lastError }, "delivery failed");
  const retryDelayS = outcome.retry ? RETRY_DELAYS_S[message.attempts] : undefined;
  if (retryDelayS === undefined) {
    const deliveryKey = outcome.keySpent ? newDeliveryKey(id) : message.deliveryKey;
    return changePending(db, id, { ...FAILED, attempts, lastError, deliveryKey });
  }
  const nextAttemptAt = new Date(Date.now() + Math.max(retryDelayS, outcome.after ?? 0) * 1000);
  // A refused attempt sent nothing: it counts as not attempted.
  const attemptedAt = outcome.refused ? message.attemptedAt : undefined;
  await db.$transaction(async (tx) => {
    if (await changePending(tx, id, { attempts, lastError, nextAttemptAt, attemptedAt }))
      await enqueueDelivery(tx, id, nextAttemptAt);
  });
}

const isDue = ({ nextAttemptAt }: { nextAttemptAt: Date | null }) =>
  !nextAttemptAt || nextAttemptAt.getTime() <= Date.now() + CLOCK_SKEW_MS;

/** Changes a message that is still pending; false when it is not. */
async function changePending(
  tx: Pick<typeof db, "contactMessage">,
  id: string,
  data: Parameters<typeof db.contactMessage.updateMany>[0]["data"],
) {
  const { count } = await tx.contactMessage.updateMany({ where: { id, delivery: "PENDING" }, data });
  return count > 0;
}

/** A key under which the mail service has sent nothing yet. */
export const newDeliveryKey = (id: string) => `${id}-${Date.now()}`;

/** Heartbeat of a process with a mail service, for processes without one. */
export async function announceMailWorker() {
  const value = { seenAt: Date.now() };
  await db.setting.upsert({
    where: { key: MAIL_WORKER_KEY },
    create: { key: MAIL_WORKER_KEY, value },
    update: { value },
  });
}

/** Without a mail service, pending messages become stored ones, unless another process with one will send them. */
export async function settleWithoutMail() {
  const note = await db.setting.findUnique({ where: { key: MAIL_WORKER_KEY } });
  const { seenAt } = mailWorkerNote.parse(note?.value ?? {});
  if (Date.now() - seenAt < WORKER_TTL_MS) return;
  await db.contactMessage.updateMany({ where: { delivery: "PENDING" }, data: STORED });
}

const mailWorkerNote = z.object({ seenAt: z.number().catch(0) });

/** Queues overdue deliveries again: their jobs were lost. */
export async function sweepDeliveries() {
  const since = new Date(Date.now() - LOST_AFTER_MS);
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
