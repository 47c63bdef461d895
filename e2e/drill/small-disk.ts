import { execFileSync } from "node:child_process";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { superuser } from "../../lib/start/postgres/cluster";

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

/** Enough for a first start, with some free space to fill. */
const SIZE_MB = 400;

/** Why no small disk can be mounted; undefined if it can. */
export function smallDiskUnavailable() {
  if (process.platform !== "linux") return "só no Linux";
  if (process.getuid?.() !== 0) return "só como root (monta um disco em memória)";
  return undefined;
}

/** A tmpfs that can be filled to the last byte. */
export async function mountSmallDisk() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-drill-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m,mode=755`, "nova-drill", folder]);
  const filler = path.join(folder, "filler");
  return {
    folder,
    async fill() {
      const file = await open(filler, "a");
      try {
        for (const size of [1024 * 1024, 4096, 1]) await writeUntilFull(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
    async unmount() {
      execFileSync("umount", [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer) {
  for (;;) {
    const written = await file.write(piece).then(
      ({ bytesWritten }) => bytesWritten,
      () => 0,
    );
    if (written < piece.length) return;
  }
}

/** More than PostgreSQL keeps as preallocated WAL (max_wal_size of lib/start/postgres/server.ts). */
const MAX_WAL_MB = 512;

/** PostgreSQL goes on writing into preallocated WAL files when the disk is full: uses them up until a write fails. */
export async function exhaustWal(dataDir: string, databaseUrl: string) {
  const url = new URL(databaseUrl);
  url.username = superuser;
  url.password = (await readFile(path.join(dataDir, "postgres-password"), "utf8")).trim();
  const client = new pg.Client({ connectionString: url.href }).on("error", () => {});
  try {
    await client.connect();
    for (let written = 0; written < MAX_WAL_MB; written++)
      await client.query("select pg_logical_emit_message(false, 'drill', repeat('x', 1024 * 1024), true)");
  } catch {
    // The failure is the purpose.
  } finally {
    await client.end().catch(() => {});
  }
}
