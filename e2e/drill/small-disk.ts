import { execFileSync } from "node:child_process";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { superuser } from "../../lib/start/postgres/cluster";

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

/** What a first start needs, and some room to be filled. */
const SIZE_MB = 400;

/** Why there can be none; undefined when there can. */
export function whyNoSmallDisk() {
  if (process.platform !== "linux") return "só no Linux";
  if (process.getuid?.() !== 0) return "só como root (monta um disco em memória)";
  return undefined;
}

/** A disk of its own, in memory, that can be filled to the last byte. */
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

/** More than PostgreSQL ever keeps ready to be written (max_wal_size of lib/start/postgres/server.ts). */
const RESERVE_MB = 512;

/** PostgreSQL writes on in files that it made before the disk was full: this has it use them up, until it fails. */
export async function exhaustReserve(dataDir: string, databaseUrl: string) {
  const url = new URL(databaseUrl);
  url.username = superuser;
  url.password = (await readFile(path.join(dataDir, "postgres-password"), "utf8")).trim();
  const client = new pg.Client({ connectionString: url.href }).on("error", () => {});
  try {
    await client.connect();
    for (let written = 0; written < RESERVE_MB; written++)
      await client.query("select pg_logical_emit_message(false, 'drill', repeat('x', 1024 * 1024), true)");
  } catch {
    // That is what it was for.
  } finally {
    await client.end().catch(() => {});
  }
}
