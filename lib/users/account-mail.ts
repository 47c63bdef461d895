import "server-only";
import { randomUUID } from "node:crypto";
import { formatMoment } from "../dates";
import { currentActor } from "../history/actor";
import { isMailConfigured } from "../mail/config";
import { sendNotice } from "../mail/notice";
import { painelRoutes } from "../painel-routes";
import { absolute } from "../site";

type Account = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  totpSecret: string | null;
  passkeyCount: number;
  recoveryHashes: string[];
};

const SUBJECT = "A sua conta mudou";

/**
 * Tells owners of accounts what changed in the way to sign in, at the address that the account had: a thief of the account must not be the
 * only one to know. The save is done, does not wait for it, and stands when no mail can be sent. Accounts that are gone are left out. `by`
 * says how it was done, where the signed-in person did not do it.
 */
export async function tellOwners(earlier: Account[], present: Account[], by?: string) {
  if (!isMailConfigured()) return;
  // One after the other: Resend takes few at once.
  for (const before of earlier) {
    const after = present.find(({ id }) => id === before.id);
    const changes = after ? changesOf(before, after) : [];
    if (changes.length === 0) continue;
    const notice = [SUBJECT, sentencesFor(before, changes, by), before.email] as const;
    await sendNotice(notice, `conta-${randomUUID()}`, "an owner could not be told of a changed account");
  }
}

function sentencesFor({ id, name }: Account, changes: string[], given?: string) {
  const actor = currentActor();
  const by = given ?? (actor.id === id ? "por quem entrou com ela" : `por ${actor.name}`);
  return [
    `Olá, ${name}. A sua conta no painel mudou em ${formatMoment(new Date())}, ${by}: ${changes.join("; ")}.`,
    "Se você sabe dessa mudança, não precisa fazer nada.",
    `Se não sabe, peça agora ajuda a outra pessoa da administração: ela pode desabilitar a conta e fazer um link para uma senha nova. Se ainda consegue entrar, troque a senha e tire as chaves de acesso e o aplicativo de códigos que não são seus: ${absolute(painelRoutes.profile)}`,
  ];
}

function changesOf(before: Account, after: Account) {
  const keysAdded = after.passkeyCount - before.passkeyCount;
  const hasNewCodes = after.recoveryHashes.length > 0 && `${after.recoveryHashes}` !== `${before.recoveryHashes}`;
  return [
    before.email !== after.email && "o e-mail de entrada é outro",
    before.passwordHash !== after.passwordHash && "a senha é outra",
    before.totpSecret !== after.totpSecret &&
      `o aplicativo de códigos foi ${after.totpSecret ? "ligado" : "desligado"}`,
    keysAdded > 0 && "entrou uma chave de acesso",
    keysAdded < 0 && (keysAdded === -1 ? "saiu uma chave de acesso" : `saíram ${-keysAdded} chaves de acesso`),
    hasNewCodes && "há códigos de recuperação novos",
  ].filter((change) => change !== false);
}
