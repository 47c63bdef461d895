import "server-only";
import { consume } from "../auth/limits";
import { captchaSiteKey, verifyCaptcha } from "../captcha/hcaptcha";
import { formatMoment } from "../dates";
import { db, inOrderOf } from "../db/client";
import { noteSuccess } from "../db/last-success";
import { AppError, notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { record } from "../history/service";
import { announce } from "../items/announce";
import { historySubject, lockItems, removeItems, type Store, switchItems } from "../items/write";
import { findPageOfIds } from "../lists/find-page";
import { PAGE_SIZES, pageOf } from "../lists/listing";
import { isMailConfigured } from "../mail/config";
import type { Box } from "./boxes";
import { messageCopy } from "./copy";
import { newDeliveryKey } from "./delivery";
import { enqueueDelivery } from "./delivery-queue";
import { messageEntity } from "./entity";
import { inboxCopy } from "./inbox-copy";
import type { MessageQuery } from "./inbox-query";
import type { MessageInput } from "./schema";

export type MessageRow = Prisma.ContactMessageGetPayload<Record<never, never>>;

/** The history names the day and not the person: after an erasure no personal data may remain there. */
const store: Store<MessageRow> = {
  entity: messageEntity,
  missing: inboxCopy.missing,
  read: (tx, ids) => tx.contactMessage.findMany({ where: { id: { in: ids } } }),
  title: ({ createdAt }) => formatMoment(createdAt),
  snapshot: ({ archivedAt }) => ({ archived: archivedAt !== null }),
  removed: () => ({}),
};

/** Milliseconds in which the very same message counts as sent twice by mistake. */
const REPEATED_MS = 10 * 60_000;

/**
 * Stores what a visitor wrote and, in the same transaction, queues its delivery by e-mail. Throws 'invalid' when hCaptcha
 * refuses; when it cannot be asked, the message is kept and marked. Throws 'tooMany' when `address` sends too often.
 * Undefined for a robot, which is told that all went well.
 */
export async function receiveMessage({ website, captcha, captchaFailed, ...fields }: MessageInput, address: string) {
  if (website) return undefined;
  const again = await findRepeated(db, fields);
  if (again) return again;
  if (captchaSiteKey() && !captcha && !captchaFailed) throw captchaError(messageCopy.captchaMissing);
  await consume("contact", address);
  const unverified = await isUnverified(captcha);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(fields)}, 3))`;
    const meanwhile = await findRepeated(tx, fields);
    if (meanwhile) return meanwhile;
    const delivery = isMailConfigured() ? "PENDING" : "STORED";
    const message = await tx.contactMessage.create({ data: { ...fields, unverified, delivery } });
    if (delivery === "PENDING") await enqueueDelivery(tx, message.id);
    return message;
  });
}

/** The same message of a moment ago: its answer got lost on the way, or somebody pressed twice. */
function findRepeated(
  tx: Prisma.TransactionClient,
  fields: Pick<MessageRow, "name" | "email" | "subject" | "message">,
) {
  const createdAt = { gte: new Date(Date.now() - REPEATED_MS) };
  return tx.contactMessage.findFirst({ where: { ...fields, createdAt } });
}

async function isUnverified(captcha: string) {
  if (!captchaSiteKey()) return false;
  const verdict = captcha ? await verifyCaptcha(captcha) : "unknown";
  if (verdict === "refused") throw captchaError(messageCopy.captchaRefused);
  if (verdict === "passed") {
    await noteSuccess("captcha");
    return false;
  }
  // Anybody can claim that the captcha is down, so all unverified messages share one limit.
  await consume("contactUnverified", "all");
  return true;
}

const captchaError = (message: string) => new AppError("invalid", message, { captcha: message });

/** Each part of the inbox in the words of the index that lists it. */
const IN_BOX: Record<Box, Prisma.Sql> = {
  entrada: Prisma.sql`"archivedAt" IS NULL`,
  naolidas: Prisma.sql`"archivedAt" IS NULL AND "readAt" IS NULL`,
  lidas: Prisma.sql`"archivedAt" IS NULL AND "readAt" IS NOT NULL`,
  arquivadas: Prisma.sql`"archivedAt" IS NOT NULL`,
  todas: Prisma.sql`true`,
};

/** A page of the inbox, newest first. */
export async function listMessages({ q, caixa, pagina: page }: MessageQuery) {
  const limit = PAGE_SIZES[0];
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"ContactMessage"`,
    where: q ? Prisma.sql`${IN_BOX[caixa]} AND busca @@ nova_query(${q})` : IN_BOX[caixa],
    order: Prisma.sql`"createdAt" DESC, id DESC`,
    searches: q !== "",
    ...{ page, limit },
  });
  const rows = await db.contactMessage.findMany({ where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export async function getMessage(id: string) {
  const message = await db.contactMessage.findUnique({ where: { id } });
  if (!message) throw notFound(inboxCopy.missing);
  return message;
}

export const countUnread = () => db.contactMessage.count({ where: { readAt: null, archivedAt: null } });

/** Marks messages as read, or as unread again. Reading is no change that the history tells of. */
export async function setMessagesRead(ids: string[], read: boolean) {
  await db.contactMessage.updateMany({
    where: { id: { in: ids }, readAt: read ? null : { not: null } },
    data: { readAt: read ? new Date() : null },
  });
}

/** Puts messages into the archive, or back into the inbox. */
export const setMessagesArchived = (ids: string[], archived: boolean) => {
  const archivedAt = archived ? new Date() : null;
  return switchItems(store, ids, { archivedAt }, (tx, found) =>
    tx.contactMessage.updateMany({ where: { id: { in: found } }, data: { archivedAt } }),
  );
};

/** Puts messages into the trash. */
export const deleteMessages = (ids: string[]) => removeItems(store, ids);

/**
 * Queues the delivery anew because somebody asked for it. What was sent already is sent once more; a failed one keeps its
 * key, so that a mail that did go out unnoticed does not go out twice.
 */
export async function deliverAgain(id: string) {
  if (!isMailConfigured()) throw new AppError("conflict", inboxCopy.notConfigured);
  return db.$transaction(async (tx) => {
    const [message] = await lockItems(tx, store, [id]);
    if (!message) throw notFound(inboxCopy.missing);
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

/** When a message last went out by e-mail, if ever. */
export async function lastDelivery() {
  const last = await db.contactMessage.findFirst({
    where: { sentAt: { not: null } },
    orderBy: { sentAt: "desc" },
    select: { sentAt: true },
  });
  return last?.sentAt ?? undefined;
}
