import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Disk } from "flydrive";
import { DAY_MS } from "../../dates";
import type { Env } from "../../env";
import { unlessMissing } from "../../files";
import { backupS3Place, openBucket } from "../../storage/s3";
import { writeBackup } from "../write-file";

/** Where the daily backups are: a bucket of their own (`BACKUP_S3_*`), else DATA_DIR/backups. */
export interface Place {
  /** Atomic; resolves with the size in bytes. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Runs the work on the backup as a file of this machine. */
  withFile<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
}

/** Timeout of one request: a backup is uploaded as one object (S3: at most 5 GB). */
const TRANSFER_TIMEOUT_MS = 60 * 60_000;

export const openPlace = (env: Env) => openPlaces(env)[0];

/** The place, and with a bucket also the disk: backups that were made before there was one grow old there like the others. */
export function openPlaces(env: Env): [Place, ...Place[]] {
  const local = localPlace(path.join(env.DATA_DIR, "backups"));
  const bucket = backupS3Place(env);
  if (!bucket) return [local];
  return [bucketPlace(() => openBucket(bucket, { responseTimeoutMs: TRANSFER_TIMEOUT_MS }), env.DATA_DIR), local];
}

/** Removes the backups that `choose` names among those of all the places. */
export async function removeChosen(places: readonly Place[], choose: (names: string[]) => string[]) {
  const found = await Promise.all(places.map(async (place) => ({ place, names: await place.names() })));
  const old = new Set(choose(found.flatMap(({ names }) => names)));
  for (const { place, names } of found) for (const name of names) if (old.has(name)) await place.remove(name);
}

function localPlace(folder: string): Place {
  const place = (name: string) => path.join(folder, name);
  return {
    async write(name, content) {
      await removeUnfinished(folder);
      return writeBackup(place(name), content);
    },
    names: async () => (await unlessMissing(readdir(folder))) ?? [],
    remove: (name) => rm(place(name), { force: true }),
    withFile: (name, work) => work(place(name)),
  };
}

/** Longer than one is made, sent or tested. */
const UNFINISHED_AGE_MS = DAY_MS;

/** What a process that was killed has left on this machine. */
async function removeUnfinished(folder: string) {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const name of names.filter((name) => name.startsWith("passing-") || name.endsWith(".part"))) {
    const file = path.join(folder, name);
    const status = await unlessMissing(stat(file));
    if (status && Date.now() - status.mtimeMs > UNFINISHED_AGE_MS) await rm(file, { force: true });
  }
}

function bucketPlace(open: () => Promise<Disk>, dataDir: string): Place {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= open();
    return opened;
  };
  const folder = path.join(dataDir, "backups");
  /** A new one each time: two may read the same backup at once. */
  const passing = (name: string) => path.join(folder, `passing-${randomUUID()}-${name}`);
  return {
    async write(name, content) {
      await removeUnfinished(folder);
      const file = passing(name);
      try {
        const bytes = await writeBackup(file, content);
        // From a file the client knows the length, which S3 requires in advance.
        await (await disk()).putStream(name, createReadStream(file));
        return bytes;
      } finally {
        await rm(file, { force: true });
      }
    },
    async names() {
      const names: string[] = [];
      for (let next: string | undefined; ; ) {
        const { objects, paginationToken } = await (await disk()).listAll("", { paginationToken: next });
        for (const found of objects) if (found.isFile) names.push(found.key);
        if (!paginationToken) return names;
        next = paginationToken;
      }
    },
    remove: async (name) => (await disk()).delete(name),
    async withFile(name, work) {
      await removeUnfinished(folder);
      const file = passing(name);
      try {
        await writeBackup(file, await (await disk()).getStream(name));
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}
