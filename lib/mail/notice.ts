import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log";
import { absolute } from "../site";
import { escapeHtml } from "../text";
import { mailAddresses } from "./config";
import { mailFooter, mailHtml } from "./html";
import { type Mail, sendMail } from "./send";

/** A mail of a few sentences, signed by the organisation: to itself, or to whoever has to do with it. */
export async function composeNotice(subject: string, sentences: readonly string[], to?: string): Promise<Mail> {
  const { name, prefix, from, to: organisation, replyTo } = await mailAddresses();
  const paragraphs = sentences.map((sentence) => `<p>${withLinks(escapeHtml(sentence))}</p>`);
  const site = absolute("/");
  const mail = {
    from,
    subject: `${prefix} ${subject}`,
    text: `${sentences.join("\n\n")}\n\n-- \n${name}\n${site}\n`,
    html: mailHtml(...paragraphs, mailFooter(`${escapeHtml(name)}<br>${withLinks(site)}`)),
  };
  return to === undefined ? { ...mail, to: organisation } : { ...mail, to, replyTo };
}

/**
 * Not every mail program makes a link of an address in HTML. Only of our own: names and the like are other people's words. The full stop
 * after it is the sentence's.
 */
const withLinks = (html: string) =>
  html.replace(/https?:\/\/[^\s<]*[^\s<.,;]/g, (address) =>
    address.startsWith(absolute("/")) ? `<a href="${address}">${address}</a>` : address,
  );

/**
 * Mails a notice; `key` is the idempotency key. Never throws: a failure is logged with the `warning`. Returns whether it was sent, now
 * or before under the same key.
 */
export async function sendNotice(notice: Readonly<Parameters<typeof composeNotice>>, key: string, warning: string) {
  try {
    const outcome = await sendWhenTaken(await composeNotice(...notice), key);
    if (!outcome.sent) log.warn({ reason: outcome.reason }, warning);
    return outcome.sent || outcome.keySpent === true;
  } catch (error) {
    log.warn({ err: error }, warning);
    return false;
  }
}

const MAX_ATTEMPTS = 3;
/** Seconds waited before another one, and at most: a quota comes back later than that. */
const WAIT_S = 1;
const MAX_WAIT_S = 3;

/** Resend takes two mails a second, and says when it takes the next; of a failure it says nothing, and the next may go. */
async function sendWhenTaken(mail: Mail, key: string) {
  for (let attempt = 1; ; attempt++) {
    const outcome = await sendMail(mail, key);
    if (outcome.sent || !outcome.retry || attempt === MAX_ATTEMPTS) return outcome;
    const { after = WAIT_S } = outcome;
    if (after > MAX_WAIT_S) return outcome;
    await sleep(after * 1000);
  }
}
