import "server-only";
import { randomUUID } from "node:crypto";
import { PASSWORD_LINK_MINUTES } from "../auth/lifetimes";
import { db } from "../db/client";
import { log } from "../log";
import { sendNotice } from "../mail/notice";
import { passwordLinkAddress } from "./password-link";
import { withImage } from "./service";

const FAILED = "a link for a new password could not be sent";

const sentencesFor = (name: string, address: string) => [
  `Olá, ${name}. Alguém, provavelmente você, pediu uma senha nova para a sua conta no painel.`,
  `Este link é para escolhê-la. Ele vale por ${PASSWORD_LINK_MINUTES} minutos, uma vez: ${address}`,
  "Se não foi você, não precisa fazer nada: a senha continua a mesma.",
];

/**
 * Mails a link for a new password to the account's owner, who asked for it; nothing when the e-mail has no account that may enter.
 * Never throws, and callers do not wait: neither the answer nor its time may show whether there is an account.
 */
export async function mailPasswordLink(email: string) {
  try {
    const user = await db.user.findUnique({ where: { email }, include: withImage });
    if (!user?.isAdmin || !user.active) return;
    const sentences = sentencesFor(user.name, await passwordLinkAddress(user));
    await sendNotice(["Nova senha", sentences, email], `senha-${randomUUID()}`, FAILED);
  } catch (error) {
    log.warn({ err: error }, FAILED);
  }
}
