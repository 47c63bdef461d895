import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
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

export function openPlace(env: Env): Place {
  const local = localPlace(path.join(env.DATA_DIR, "backups"));
  const bucket = backupS3Place(env);
  return bucket
    ? bucketPlace(() => openBucket(bucket, { responseTimeoutMs: TRANSFER_TIMEOUT_MS }), env.DATA_DIR)
    : local;
}

function localPlace(folder: string): Place {
  const place = (name: string) => path.join(folder, name);
  return {
    write: (name, content) => writeBackup(place(name), content),
    names: async () => (await unlessMissing(readdir(folder))) ?? [],
    remove: (name) => rm(place(name), { force: true }),
    withFile: (name, work) => work(place(name)),
  };
}

function bucketPlace(open: () => Promise<Disk>, dataDir: string): Place {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= open();
    return opened;
  };
  const folder = path.join(dataDir, "backups");
  const passing = (name: string) => path.join(folder, `passing-${name}`);
  return {
    async write(name, content) {
      const file = passing(name);
      await rm(file, { force: true }); // of an earlier attempt that was killed
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
      const file = passing(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(await (await disk()).getStream(name), createWriteStream(file, { mode: 0o600 }));
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}
