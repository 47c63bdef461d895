import "server-only";
import { consume, EVERYBODY, tryConsume } from "../auth/limits";
import { captchaSiteKey, verifyCaptcha } from "../captcha/hcaptcha";
import { formatMoment } from "../dates";
import { db } from "../db/client";
import { noteSuccess } from "../db/last-success";
import { holdLock } from "../db/locks";
import { AppError } from "../errors";
import type { Prisma } from "../generated/prisma/client";
import { currentActor } from "../history/actor";
import { fieldChanges } from "../history/present";
import { record } from "../history/service";
import { announce } from "../items/announce";
import { historySubject, lockExisting, lockForUpdate, type Store, type Transaction } from "../items/store";
import { changeItem, removeItems, switchItems } from "../items/write";
import { isMailConfigured } from "../mail/config";
import { repetitionWindow } from "../visitors-repetition";
import { messageCopy } from "./copy";
import { newDeliveryKey } from "./delivery";
import { enqueueDelivery } from "./delivery-queue";
import { messageEntity } from "./entity";
import { inboxCopy } from "./inbox-copy";
import type { MessageInput } from "./schema";

export type MessageRow = Prisma.ContactMessageGetPayload<Record<never, never>>;

/** The history names the day and not the person: after an erasure no personal data may remain there. */
const store: Store<MessageRow> = {
  entity: messageEntity,
  missing: inboxCopy.missing,
  read: (tx, ids) => tx.contactMessage.findMany({ where: { id: { in: ids } } }),
  title: ({ createdAt }) => formatMoment(createdAt),
  snapshot: ({ archivedAt, answeredAt, answeredBy }) => ({
    archived: archivedAt !== null,
    answered: answeredAt !== null,
    answeredBy,
    answeredAt,
  }),
  removed: () => ({}),
};

/**
 * Stores what a visitor wrote and, in the same transaction, queues its delivery by e-mail, as far as a day's mails last. Throws
 * 'invalid' when hCaptcha refuses; when hCaptcha is unreachable, the message is stored as unverified. Throws 'tooMany' when `address`
 * sends too often. Undefined for a robot, which gets the answer of a success.
 */
export async function receiveMessage({ website, captcha, captchaFailed, ...fields }: MessageInput, address: string) {
  if (website) return undefined;
  const again = await findRepeated(db, fields);
  if (again) return again;
  if (captchaSiteKey() && !captcha && !captchaFailed) throw captchaError(messageCopy.captchaMissing);
  await consume("contact", address);
  const unverified = await isUnverified(captcha, address);
  await consume("contactEverybody", EVERYBODY, address);
  const delivery = isMailConfigured() && (await tryConsume("contactMail", EVERYBODY)) ? "PENDING" : "STORED";
  return db.$transaction(async (tx) => {
    await holdLock(tx, "message", JSON.stringify(fields));
    const meanwhile = await findRepeated(tx, fields);
    if (meanwhile) return meanwhile;
    const message = await tx.contactMessage.create({ data: { ...fields, unverified, delivery } });
    if (delivery === "PENDING") await enqueueDelivery(tx, message.id);
    return message;
  });
}

/** The identical message of a moment ago: a retry after a lost answer, or a double click. */
const findRepeated = (tx: Transaction, fields: Pick<MessageRow, "name" | "email" | "subject" | "message">) =>
  tx.contactMessage.findFirst({ where: { ...fields, createdAt: repetitionWindow() } });

async function isUnverified(captcha: string, address: string) {
  if (!captchaSiteKey()) return false;
  const verdict = captcha ? await verifyCaptcha(captcha) : "unknown";
  if (verdict === "refused") throw captchaError(messageCopy.captchaRefused);
  if (verdict === "passed") {
    await noteSuccess("captcha");
    return false;
  }
  // Anybody can claim that the captcha is down, so all unverified messages share one limit.
  await consume("contactUnverified", EVERYBODY, address);
  return true;
}

const captchaError = (message: string) => new AppError("invalid", message, { captcha: message });

/** Marks messages as read or unread; not recorded in the history. */
export async function setMessagesRead(ids: string[], read: boolean) {
  await db.$transaction(async (tx) => {
    await lockForUpdate(tx, messageEntity.table, ids);
    await tx.contactMessage.updateMany({
      where: { id: { in: ids }, readAt: read ? null : { not: null } },
      data: { readAt: read ? new Date() : null },
    });
  });
}

/** Puts messages into the archive, or back into the inbox. What lies there already stays as it is. */
export const setMessagesArchived = (ids: string[], archived: boolean) => {
  const archivedAt = archived ? new Date() : null;
  return switchItems(
    store,
    ids,
    { archivedAt },
    (tx, found) => tx.contactMessage.updateMany({ where: { id: { in: found } }, data: { archivedAt } }),
    (message) => (message.archivedAt !== null) === archived,
  );
};

/**
 * Marks the message as answered by the acting account, or not answered. An earlier mark stays: the returned message names its
 * author, and says that nothing `changed`. `undo` brings back the mark that was taken off last.
 */
export async function setMessageAnswered(id: string, answered: boolean, undo = false) {
  let changed = false;
  const message = await changeItem(store, id, async (tx, before) => {
    changed = (before.answeredAt !== null) !== answered;
    if (!changed) return;
    const own = { answeredAt: new Date(), answeredBy: currentActor().name };
    const mark = undo ? ((await lastMark(tx, id)) ?? own) : own;
    const data = answered ? mark : { answeredAt: null, answeredBy: null };
    await tx.contactMessage.update({ where: { id }, data });
  });
  return { ...message, changed };
}

/** Who had answered the message, and when, before it was last marked as not answered: from the history, as no browser is to say it. */
async function lastMark(tx: Transaction, entityId: string) {
  const last = await tx.change.findFirst({
    where: { entity: messageEntity.key, entityId, fields: { path: ["answered", "1"], equals: "false" } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  const { answeredAt, answeredBy } = fieldChanges.parse(last?.fields);
  return answeredAt?.[0] ? { answeredAt: new Date(answeredAt[0]), answeredBy: answeredBy?.[0] } : undefined;
}

/** Puts messages into the trash. */
export const deleteMessages = (ids: string[]) => removeItems(store, ids);

/**
 * Queues the delivery again, on an administrator's request. A sent mail is sent once more; a failed one keeps its
 * idempotency key, in case it was sent unnoticed.
 */
export async function deliverAgain(id: string) {
  if (!isMailConfigured()) throw new AppError("conflict", inboxCopy.notConfigured);
  return db.$transaction(async (tx) => {
    const [message] = await lockExisting(tx, store, [id]);
    const deliveryKey = message.delivery === "SENT" ? newDeliveryKey(id) : message.deliveryKey;
    const data = { delivery: "PENDING" as const, attempts: 0, lastError: null, nextAttemptAt: null, deliveryKey };
    const queued = await tx.contactMessage.update({ where: { id }, data });
    await enqueueDelivery(tx, id);
    await record(tx, "UPDATE", {
      ...historySubject(store, message),
      before: { delivery: message.delivery },
      after: { delivery: "RESEND" },
    });
    await announce(tx, [messageEntity.tag]);
    return queued;
  });
}

/** The time of the last delivery by e-mail, if any. */
export async function lastDelivery() {
  const last = await db.contactMessage.findFirst({
    where: { sentAt: { not: null } },
    orderBy: { sentAt: "desc" },
    select: { sentAt: true },
  });
  return last?.sentAt ?? undefined;
}
