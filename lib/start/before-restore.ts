import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { createBackup } from "../backup/create";
import { backupName } from "../backup/name";
import { sourceOf } from "../backup/source";
import { RESERVED_BYTES, writeBackup } from "../backup/write-file";
import type { Env } from "../env";
import { unlessMissing } from "../files";
import { partsInWords, size } from "./terminal/backup";
import { secretOf } from "./terminal/configuration";
import { steps } from "./terminal/steps";

/** What a restore replaces is kept in DATA_DIR/backups, each time under a name of its own. */

const START = "before-restore";
const NAME = /^before-restore-\d{4}-\d\d-\d\d-\d{6}\.nova$/;

const KEPT = 3;
/** Who tries one backup after the other must still find what there was before the first one. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export interface Restoring {
  /** The backup that is being restored. */
  file: string;
  passphrase: string;
  signal: AbortSignal;
  /** What it will write to the same disk. */
  bytes: number;
}

/** Under the same passphrase, which the person has at hand. Refused when the restore would have no room after it. */
export async function keepWhatIsThere(env: Env, url: string, restoring: Restoring) {
  const { file: restored, passphrase, signal } = restoring;
  const folder = path.join(env.DATA_DIR, "backups");
  await removeOld(folder, restored);
  const file = path.join(folder, backupName(new Date(), START));
  await steps.step("Cópia do que há", async ({ setText }) => {
    const onPart = partsInWords("Cópia do que há", setText, signal);
    const source = await sourceOf(env, url, await secretOf(env));
    const reservedBytes = RESERVED_BYTES + restoring.bytes;
    const bytes = await writeBackup(file, createBackup(source, { passphrase, onPart }), { reservedBytes });
    setText(`Cópia do que há: ${file} (${size(bytes)}, com a mesma senha)`);
  });
}

async function removeOld(folder: string, restored: string) {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const file of expendable(names).map((name) => path.resolve(folder, name)))
    if (file !== restored) await rm(file, { force: true });
}

/** Of these copies all that are older than 30 days, but the newest three. */
export function expendable(names: readonly string[], now = new Date()) {
  const oldest = backupName(new Date(now.getTime() - KEPT_MS), START);
  const copies = names.filter((name) => NAME.test(name)).sort();
  return copies.slice(0, -KEPT).filter((name) => name < oldest);
}
