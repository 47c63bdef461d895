import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { StartError } from "../lib/start/terminal/steps";
import { withDatabaseLock } from "./database-lock";

/**
 * `prisma migrate deploy` without its engine: the folders, the _prisma_migrations table and the lock are Prisma's own, so that
 * the CLI works on the same database. A script and its record are one transaction; a script holds no COMMIT of its own.
 */

export const migrationsFolder = path.resolve("prisma", "migrations");
/** The advisory lock of Prisma's own migrate commands. */
export const PRISMA_LOCK_KEY = 72_707_369;
const HISTORY_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

interface Options {
  from?: string;
  /** Called when another machine holds the lock. */
  onWait?: () => void;
}

/** Applies the migrations that are missing, in the order of their names, and names them. */
export async function applyMigrations(url: string, { from = migrationsFolder, onWait }: Options = {}) {
  return withDatabaseLock(url, PRISMA_LOCK_KEY, { onWait }, async (client) => {
    const applied = await appliedMigrations(client);
    const missing = (await listMigrations(from)).filter((name) => !applied.has(name));
    for (const name of missing) {
      await applyMigration(client, name, await readScript(from, name));
    }
    return missing;
  });
}

/**
 * Applies these migrations inside the caller's transaction, which holds the lock: a restore brings the schema and its rows at once.
 * Deferred triggers run after each script, as its own COMMIT would have them.
 */
export async function applyWithin(client: pg.Client, names: readonly string[], from = migrationsFolder) {
  await client.query(HISTORY_TABLE);
  for (const name of names) {
    await runScript(client, name, await readScript(from, name));
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  }
}

const readScript = (from: string, name: string) => readFile(path.join(from, name, "migration.sql"), "utf8");

export async function listMigrations(from = migrationsFolder) {
  return (await readdir(from)).filter((name) => existsSync(path.join(from, name, "migration.sql"))).sort();
}

/** Makes the history where there is none, and reads it. */
async function appliedMigrations(client: pg.Client) {
  const tables = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
  );
  const isOurs = tables.rows.some(({ name }) => name === "_prisma_migrations");
  if (tables.rowCount && !isOurs) {
    throw new StartError(
      "O banco de dados de DATABASE_URL já tem tabelas de outro programa.",
      "Crie um banco vazio para o Nova e use o endereço dele.",
    );
  }
  if (!isOurs) await client.query(HISTORY_TABLE);
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map(({ name }) => name));
}

async function applyMigration(client: pg.Client, name: string, script: string) {
  try {
    await client.query("BEGIN");
    // Prisma's lock is held here, so no migration is running: the record is of an engine that failed or was interrupted.
    await client.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL",
      [name],
    );
    await runScript(client, name, script);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw new StartError(
      `A migração ${name} do banco de dados não pôde ser aplicada:\n${error instanceof Error ? error.message : error}`,
      "O banco ficou como estava antes dela. Corrija a causa e inicie de novo.",
    );
  }
}

/** The script and its record. */
async function runScript(client: pg.Client, name: string, script: string) {
  await client.query(script);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
  );
}
