import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { DAY_MS } from "../dates";
import { env } from "../env";
import { unlessMissing } from "../files";
import type { DailyJob } from "../jobs/daily";
import { backupName } from "./name";

// What a restore replaces is kept in DATA_DIR/backups, each time under a name of its own.

/** Days until it is deleted: it also holds what people have asked to be erased since. */
export const REPLACED_DAYS = 30;

const START = "before-restore";
const NAME = /^before-restore-\d{4}-\d\d-\d\d-\d{6}\.nova((\.[\w-]+)?\.part)?$/;

const folderOf = (dataDir: string) => path.join(dataDir, "backups");

export const replacedFile = (dataDir: string) => path.join(folderOf(dataDir), backupName(new Date(), START));

/** Deletes what restores on this machine replaced, once it is old enough; at once what a killed one left unfinished. */
export const sweepReplaced: DailyJob = {
  name: "antes-de-restaurar",
  async work() {
    const folder = folderOf(env().DATA_DIR);
    const oldest = backupName(new Date(Date.now() - REPLACED_DAYS * DAY_MS), START);
    const names = (await unlessMissing(readdir(folder))) ?? [];
    const old = names.filter((name) => NAME.test(name) && (name.endsWith(".part") || name < oldest));
    for (const name of old) await rm(path.join(folder, name), { force: true });
    return { copies: old.length };
  },
};
