import { mkdir } from "node:fs/promises";
import { codeOf } from "../../errors";
import { StartError } from "../../outage/start-error";

/** Creates the folder for this user alone; as root with passage for others, since PostgreSQL runs as another user. */
export async function makeDataDir(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    if (!["EEXIST", "ENOENT"].includes(codeOf(error))) throw error;
    throw new StartError(
      `${folder} não é uma pasta: é um arquivo, ou um atalho para o que não está lá.`,
      "Se ela fica em outro disco, confiram se ele está ligado e montado; ou escolham outra pasta: DATA_DIR.",
    );
  }
}
