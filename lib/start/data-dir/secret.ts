import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createFile, replaceFile, unlessMissing } from "../../files";
import { StartError } from "../../outage/start-error";
import { makeDataDir } from "./data-dir";

/** As for NEXTAUTH_SECRET (env.ts). */
const MIN_LETTERS = 32;

/** What another secret means: it signs sessions, and seals what applications of codes share with the site. */
export const WITH_ANOTHER_SECRET =
  "todos entram de novo no painel, quem usa um aplicativo de códigos com um código de recuperação (ou npm run admin)";

/** The secret that signs sessions: made on the first start and stored, so that sessions outlive a restart. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "secret");
  await makeDataDir(dataDir);
  const read = async () => (await unlessMissing(readFile(file, "utf8")))?.trim();
  if ((await read()) === undefined) await createFile(file, randomBytes(48).toString("base64url"));
  const secret = await read();
  if (secret && secret.length >= MIN_LETTERS) return secret;
  throw new StartError(
    `O arquivo ${file}, que assina as sessões, está vazio ou incompleto.`,
    `Traga-o de volta da cópia de segurança; ou apague-o e inicie de novo: outro é criado, e ${WITH_ANOTHER_SECRET}.`,
  );
}

/** Puts a secret of another time in its place: sessions that it has signed are good again. */
export async function keepSecret(dataDir: string, secret: string) {
  await makeDataDir(dataDir);
  await replaceFile(path.join(dataDir, "secret"), secret);
}
