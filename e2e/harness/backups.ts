import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { readSequences, readTables } from "../../lib/backup/catalogue";
import { checkBackup } from "../../lib/backup/check";
import { createBackup, type Options, type Source } from "../../lib/backup/create";
import { restoreBackup } from "../../lib/backup/restore";
import { examineTarget } from "../../lib/backup/target";
import { writeBackup } from "../../lib/backup/write-file";
import { diskStorage } from "../../lib/storage/disk";
import type { Storage } from "../../lib/storage/types";
import { applyWithin, listMigrations } from "../../prisma/migrate";

export const PASSPHRASE = "quatro palavras ao acaso";
/** A quick key derivation. */
export const OPTIONS: Options = { passphrase: PASSPHRASE, workFactor: 4 };
/** The same in child processes that make backups. */
export const LIGHT_SCRYPT = { NODE_OPTIONS: `--import=${new URL("light-scrypt.mjs", import.meta.url)}` };
export const SECRET = "the secret of the sessions, of more than 32 characters";

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database beside the one of this test file, with nothing in it, or a copy of one that nobody uses. */
export async function newDatabase(template = "template1") {
  const given = String(process.env.DATABASE_URL);
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  await withClient(given, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => withClient(given, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

export async function folderStorage() {
  const folder = await mkdtemp(path.join(process.env.DATA_DIR ?? os.tmpdir(), "storage-"));
  return diskStorage(() => folder);
}

export const sourceOf = (databaseUrl: string, storage: Storage): Source => ({
  ...{ databaseUrl, storage, pictures: "disk", secret: SECRET, variables: ["RESEND_API_KEY"] },
});

/** A copy in a file of its own. */
export async function backUp(source: Source, options = OPTIONS) {
  const folder = await mkdtemp(path.join(process.env.DATA_DIR ?? os.tmpdir(), "backup-"));
  const file = path.join(folder, "teste.nova");
  await writeBackup(file, createBackup(source, options));
  return file;
}

interface Target {
  url: string;
  storage: Storage;
  replace?: boolean;
  onPart?: Options["onPart"];
  options?: Options;
}

/** What `npm run restore` does. */
export async function bringBack(file: string, { url, storage, replace = false, onPart, options = OPTIONS }: Target) {
  const known = await listMigrations();
  const checked = await checkBackup(file, options, known);
  return withClient(url, async (client) => {
    await examineTarget(client, known, replace);
    const migrations = { known, apply: applyWithin };
    return restoreBackup(file, { ...options, onPart }, checked, { client, storage, migrations });
  });
}

/** Every table as PostgreSQL copies it out, and where the sequences are. */
export function rowsOf(url: string) {
  return withClient(url, async (client) => {
    const rows: Record<string, string> = {};
    for (const { name, columns } of await readTables(client)) {
      const list = columns.map((column) => `"${column}"`).join(", ");
      rows[name] = await text(client.query(copyTo(`COPY "${name}" (${list}) TO STDOUT`)));
    }
    for (const { name, last, called } of await readSequences(client)) rows[name] = `${last} ${called}`;
    return rows;
  });
}

export async function filesOf(storage: Storage) {
  const files: Record<string, string> = {};
  for await (const page of storage.list("images"))
    for (const { name } of page) files[name] = String((await storage.read(name))?.toString("base64"));
  return files;
}
