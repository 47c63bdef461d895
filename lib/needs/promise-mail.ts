import "server-only";
import { isMailConfigured } from "../mail/config";
import { sendNotice } from "../mail/notice";
import { routes } from "../routes";
import { absolute } from "../site";
import { deliveryOf } from "./describe";
import type { NeedRow } from "./list";
import { promiseCopy } from "./promise-copy";
import type { PromiseRow } from "./promise-rows";
import { describeQuantity, less } from "./quantity";

type Promised = { need: NeedRow; promise: PromiseRow };

const FAILED = "a mail about a promise could not be sent";

export const isMailed = (contact: string) => contact.includes("@");

/** Mails a promise's private link to whoever gave an e-mail. Never throws, and is not to be waited for: the page has the link, too. */
export async function mailPromise({ need, promise }: Promised, token: string) {
  if (!isMailed(promise.contact) || !isMailConfigured()) return;
  const { id, name, until, quantity, contact } = promise;
  const gift = describeQuantity(quantity, need);
  const url = absolute(routes.promise(token));
  const { subject, made } = promiseCopy.mail;
  const sentences = made(gift, name, until, deliveryOf(need), url);
  await sendNotice([subject, sentences, contact], `promessa-${id}-${token.slice(0, 8)}`, FAILED);
}

/** Reminds of a promise that ends tomorrow. Gives whether that is done, for better or worse. */
export async function mailReminder(need: NeedRow, { id, name, until, quantity, arrived, contact }: PromiseRow) {
  const gift = describeQuantity(less(quantity, arrived), need);
  const sentences = [promiseCopy.reminder(gift, name, until, deliveryOf(need))];
  return sendNotice([promiseCopy.mail.reminderSubject, sentences, contact], `lembrete-${id}`, FAILED);
}
