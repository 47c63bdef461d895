import "server-only";
import type { SessionRow } from "../auth/sessions";
import { formatMoment } from "../dates";
import { log } from "../log";
import { isMailConfigured } from "../mail/config";
import { composeNotice } from "../mail/notice";
import { sendMail } from "../mail/send";
import { routes } from "../routes";
import { absolute } from "../site";

type Account = { name: string; email: string };

/**
 * Tells the account's owner that somebody signed in with it in a browser that had not done so before. The sign-in does not wait
 * for it, and goes on when no mail can be sent: the owner's profile lists the session, too.
 */
export async function tellOfNewDevice(
  { name, email }: Account,
  { id, device, createdAt }: Pick<SessionRow, "id" | "device" | "createdAt">,
) {
  if (!isMailConfigured()) return;
  try {
    const sentences = [
      `Olá, ${name}. Alguém entrou no painel com a sua conta em ${formatMoment(createdAt)}, num aparelho novo: ${device}.`,
      "Se foi você, não precisa fazer nada.",
      `Se não foi, troque a senha agora, o que encerra essa sessão: ${absolute(routes.profile)}. Se já não consegue entrar, peça ajuda a outra pessoa da administração.`,
    ];
    const outcome = await sendMail(
      await composeNotice("Entrada num aparelho novo", sentences, email),
      `aparelho-${id}`,
    );
    if (!outcome.sent) log.warn({ reason: outcome.reason }, "an owner could not be told of a new device");
  } catch (error) {
    log.warn({ err: error }, "an owner could not be told of a new device");
  }
}
