import "server-only";
import type { SessionRow } from "../auth/sessions";
import { formatMoment } from "../dates";
import { isMailConfigured } from "../mail/config";
import { sendNotice } from "../mail/notice";
import { painelRoutes } from "../painel-routes";
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
  const sentences = [
    `Olá, ${name}. Alguém entrou no painel com a sua conta em ${formatMoment(createdAt)}, num aparelho novo: ${device}.`,
    "Se foi você, não precisa fazer nada.",
    `Se não foi, troque a senha agora, o que encerra essa sessão, e tire as chaves de acesso que não são suas, pois elas continuam valendo: ${absolute(painelRoutes.profile)}. Se já não consegue entrar, peça ajuda a outra pessoa da administração.`,
  ];
  const notice = ["Entrada num aparelho novo", sentences, email] as const;
  await sendNotice(notice, `aparelho-${id}`, "an owner could not be told of a new device");
}
