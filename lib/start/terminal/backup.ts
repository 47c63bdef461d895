import { PASSPHRASE_MIN } from "../../backup/limits";
import { inMegabytes } from "../../bytes";
import type { Env } from "../../env";
import { StartError } from "../../outage/start-error";
import { ask } from "./ask";
import type { Step } from "./steps";

/** What `npm run backup` and `npm run restore` have in common. */

/** Tells in a step how far it is: 'Cópia de segurança: 12,3 MB'. Ends the work once somebody asked to stop. */
export function showProgress(what: string, setText: Step["setText"], signal: AbortSignal) {
  let total = 0;
  return ({ bytes }: { bytes: number }) => {
    signal.throwIfAborted();
    total += bytes;
    setText(`${what}: ${inMegabytes(total)}`);
  };
}

const NOBODY_TO_ASK = "Falta a senha da cópia: defina BACKUP_PASSPHRASE, ou rode o comando num terminal, que pergunta.";

/** Of a copy that is to be made: typed twice, as nobody can open the copy without it. */
export async function newPassphrase(env: Env) {
  if (env.BACKUP_PASSPHRASE) return env.BACKUP_PASSPHRASE;
  const passphrase = await askFor(`Senha da cópia (pelo menos ${PASSPHRASE_MIN} caracteres; sem ela ninguém a abre): `);
  if (passphrase.length < PASSPHRASE_MIN)
    throw new StartError(
      `A senha precisa de pelo menos ${PASSPHRASE_MIN} caracteres: quatro palavras ao acaso são boas.`,
    );
  if ((await askFor("A mesma senha, outra vez: ")) === passphrase) return passphrase;
  throw new StartError("As duas senhas não são iguais.", "Repitam o comando.");
}

/** Of a copy that there is. */
export async function knownPassphrase(env: Env) {
  return env.BACKUP_PASSPHRASE ?? (await askFor("Senha da cópia: "));
}

function askFor(question: string) {
  if (process.stdin.isTTY !== true) throw new StartError(NOBODY_TO_ASK);
  return ask(question, { secret: true });
}
