import { rm } from "node:fs/promises";
import { createBackup } from "../../backup/create";
import { REPLACED_DAYS, replacedFile } from "../../backup/replaced";
import { sourceOf } from "../../backup/source";
import { writeBackup } from "../../backup/write-file";
import { inMegabytes } from "../../bytes";
import type { Env } from "../../env";
import { showProgress } from "../terminal/backup";
import { secretOf } from "../terminal/configuration";
import { steps } from "../terminal/steps";
import { requireRoom } from "./disk-space";

export interface Restoring {
  passphrase: string;
  signal: AbortSignal;
  /** What the restore will write to the disk of DATA_DIR. */
  bytes: number;
}

/** Under the same passphrase, which the person has at hand. Refused, and not kept, when the restore has no room after it. */
export async function keepWhatIsThere(env: Env, url: string, { passphrase, signal, bytes }: Restoring) {
  const file = replacedFile(env.DATA_DIR);
  await steps.step("Cópia do que há", async ({ setText }) => {
    const onPart = showProgress("Cópia do que há", setText, signal);
    const source = await sourceOf(env, url, await secretOf(env));
    const written = await writeBackup(file, createBackup(source, { passphrase, onPart }));
    try {
      requireRoom(env, bytes, written);
    } catch (error) {
      await rm(file);
      throw error;
    }
    setText(
      `Cópia do que há: ${file} (${inMegabytes(written)}, com a mesma senha; o site a apaga em ${REPLACED_DAYS} dias)`,
    );
  });
}
