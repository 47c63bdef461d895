import { readdir, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { createBackup } from "../backup/create";
import { backupName } from "../backup/name";
import { sourceOf } from "../backup/source";
import { writeBackup } from "../backup/write-file";
import type { Env } from "../env";
import { unlessMissing } from "../files";
import { requireRoom } from "./restore-room";
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
  passphrase: string;
  signal: AbortSignal;
  /** What the restore will write to the disk of DATA_DIR. */
  bytes: number;
}

/** Under the same passphrase, which the person has at hand. Refused, and not kept, when the restore has no room after it. */
export async function keepWhatIsThere(env: Env, url: string, { passphrase, signal, bytes }: Restoring) {
  const file = path.join(folderOf(env), backupName(new Date(), START));
  await steps.step("Cópia do que há", async ({ setText }) => {
    const onPart = partsInWords("Cópia do que há", setText, signal);
    const source = await sourceOf(env, url, await secretOf(env));
    const written = await writeBackup(file, createBackup(source, { passphrase, onPart }));
    try {
      requireRoom(env, bytes, written);
    } catch (error) {
      await rm(file);
      throw error;
    }
    setText(`Cópia do que há: ${file} (${size(written)}, com a mesma senha)`);
  });
}

/** After a restore that succeeded: a failed one takes nothing away. The restored file stays, wherever it lies. */
export async function removeOld(env: Env, restored: string) {
  const folder = folderOf(env);
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const stays = await realpath(restored);
  for (const name of expendable(names)) {
    const file = await realpath(path.join(folder, name));
    if (file !== stays) await rm(file, { force: true });
  }
}

const folderOf = ({ DATA_DIR }: Env) => path.join(DATA_DIR, "backups");

/** Of these copies all that are older than 30 days, but the newest three. */
export function expendable(names: readonly string[], now = new Date()) {
  const oldest = backupName(new Date(now.getTime() - KEPT_MS), START);
  const copies = names.filter((name) => NAME.test(name)).sort();
  return copies.slice(0, -KEPT).filter((name) => name < oldest);
}
