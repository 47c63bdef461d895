import "server-only";
import { EVERYBODY, tryConsume } from "../../auth/limits";
import { hashOf } from "../../auth/link-token";
import { db } from "../../db/client";
import { log } from "../../log";
import { isMailConfigured } from "../../mail/config";
import { sendNotice } from "../../mail/notice";
import { routes } from "../../routes";
import { absolute } from "../../site";
import { deliveryOf } from "../describe";
import type { NeedRow } from "../list";
import { describeQuantity, less } from "../quantity";
import { promiseCopy } from "./copy";
import { type PromiseRow, readPromiseRow } from "./rows";
import { tokenOf } from "./token";

type Promised = { need: NeedRow; promise: PromiseRow };

const FAILED = "a mail about a promise could not be sent";

export const isMailed = (contact: string) => contact.includes("@");

/**
 * Mails a promise's private link to the e-mail that was given. It may be a stranger's: hence no name, and only so often; after too
 * many it is not reminded either. Never throws, and is not to be waited for: the page has the link, too.
 */
export async function mailPromise({ need, promise }: Promised, token: string) {
  const { id, until, quantity, contact } = promise;
  if (!isMailed(contact) || !isMailConfigured()) return;
  if (!(await mayMail(promise))) return;
  const gift = describeQuantity(quantity, need);
  const url = absolute(routes.promise(token));
  const { subject, made } = promiseCopy.mail;
  const sentences = made(gift, until, deliveryOf(need), url);
  await sendNotice([subject, sentences, contact], `promessa-${id}-${token.slice(0, 8)}`, FAILED);
}

/** Whether the limits let it be mailed. Whose own limit is reached counts as reminded, too. Never throws. */
async function mayMail({ id, contact }: PromiseRow) {
  try {
    if (await tryConsume("promiseMail", contact)) return await tryConsume("promiseMailEverybody", EVERYBODY);
    await db.needPromise.updateMany({ where: { id }, data: { remindedAt: new Date() } });
  } catch (error) {
    log.warn({ err: error }, FAILED);
  }
  return false;
}

/** Reminds of a promise that is about to end. Gives whether the mail was sent. */
export async function mailReminder(need: NeedRow, { id, until, quantity, arrived, contact }: PromiseRow) {
  if (!(await tryConsume("promiseMailEverybody", EVERYBODY))) return false;
  const gift = describeQuantity(less(quantity, arrived), need);
  const token = tokenOf(id);
  // The installation's secret may be another one since: then it is a link of none.
  const isLink = await readPromiseRow(db, { tokenHash: hashOf(token) });
  const { reminder, mail } = promiseCopy;
  const change = isLink ? [mail.changeAt(absolute(routes.promise(token)))] : [];
  const sentences = [reminder(gift, until, deliveryOf(need)), ...change];
  return sendNotice([mail.reminderSubject, sentences, contact], `lembrete-${id}`, FAILED);
}
