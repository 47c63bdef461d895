import "server-only";
import { getSettings } from "../settings/service";

/** Resend's own sender: it delivers to the account's owner only, until the project's domain is verified. */
const DEFAULT_SENDER = "onboarding@resend.dev";

/** What a name beside an address may not have (RFC 5322, 3.2.3): a comma would begin another address. */
const SPECIAL = /[\s"(),:;<>@[\\\]]+/g;

/** Whether mail can be sent at all. lib/env.ts has checked the variables at the start. */
export const isMailConfigured = () => Boolean(process.env.RESEND_API_KEY);

/**
 * The organisation's name, sender of the site's mail, recipient of visitors' messages (empty when not configured), where answers go that
 * the sender's address does not take, and prefix of subjects.
 */
export async function mailAddresses() {
  const { name, email, shortName } = (await getSettings()).settings;
  return {
    name,
    from: oneSender(process.env.CONTACT_FROM || `${name} <${DEFAULT_SENDER}>`),
    to: process.env.CONTACT_TO || email,
    replyTo: email || undefined,
    prefix: `[${shortName}]`,
  };
}

/** `Name <address>` with a name that needs no quotation marks. */
const oneSender = (sender: string) => sender.replace(/^.+(?=<)/, (name) => `${name.replace(SPECIAL, " ").trim()} `);
