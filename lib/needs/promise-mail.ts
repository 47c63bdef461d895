import "server-only";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { composeNotice } from "../mail/notice";
import { sendMail } from "../mail/send";
import { routes } from "../routes";
import { absolute } from "../site";
import { deliveryOf } from "./describe";
import type { NeedRow } from "./list";
import { promiseCopy } from "./promise-copy";
import type { PromiseRow } from "./promise-rows";
import { describeQuantity, less } from "./quantity";

type Promised = { need: NeedRow; promise: PromiseRow };

export const isMailed = (contact: string) => contact.includes("@");

/** Mails a promise's private link to whoever gave an e-mail. Never throws, and is not to be waited for: the page has the link, too. */
export async function mailPromise({ need, promise }: Promised, token: string) {
  if (!isMailed(promise.contact) || !isMailConfigured()) return;
  const { id, name, until, quantity, contact } = promise;
  const gift = describeQuantity(quantity, need);
  const url = absolute(routes.promise(token));
  const { subject, made } = promiseCopy.mail;
  await send(subject, made(gift, name, until, deliveryOf(need), url), contact, `promessa-${id}-${token.slice(0, 8)}`);
}

/** Reminds of a promise that ends tomorrow. Gives whether that is done, for better or worse. */
export async function mailReminder(need: NeedRow, { id, name, until, quantity, arrived, contact }: PromiseRow) {
  const gift = describeQuantity(less(quantity, arrived), need);
  const sentences = [promiseCopy.reminder(gift, name, until, deliveryOf(need))];
  return send(promiseCopy.mail.reminderSubject, sentences, contact, `lembrete-${id}`);
}

async function send(subject: string, sentences: string[], to: string, key: string) {
  try {
    const outcome = await sendMail(await composeNotice(subject, sentences, to), key);
    if (!outcome.sent) log.warn({ reason: outcome.reason }, "a mail about a promise could not be sent");
    return outcome.sent || !outcome.retry;
  } catch (error) {
    log.warn({ err: error }, "a mail about a promise could not be sent");
    return false;
  }
}
