import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { messageOf } from "../lib/errors";
import { explainSystemError } from "../lib/outage/explain";
import { StartError } from "../lib/outage/start-error";
import { withDatabaseLock } from "./database-lock";

/**
 * `prisma migrate deploy` without its engine: the folders, the _prisma_migrations table and the lock are Prisma's own, so that
 * the CLI works on the same database. All scripts of a run and their records are one transaction, so that a failed update leaves
 * the database to the version from before; a script holds no COMMIT of its own.
 */

export const migrationsFolder = path.resolve("prisma", "migrations");
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
  return withDatabaseLock(url, { onWait }, async (client) => {
    const applied = await appliedMigrations(client);
    const known = await listMigrations(from);
    refuseNewer(applied, known);
    const missing = known.filter((name) => !applied.includes(name));
    await client.query("BEGIN");
    try {
      await endUnfinished(client, missing);
      for (const name of missing)
        await applyWithin(client, [name], from).catch((error) => failed(name, error, applied.length > 0));
      await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
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
  return rows.map(({ name }) => name);
}

/** An older version would remove what it does not know: the photographs of an article, pictures that only newer texts name. */
function refuseNewer(applied: readonly string[], known: readonly string[]) {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `O banco de dados é de um Nova mais novo do que este, que não conhece ${unknown.join(", ")}. Nada foi mudado.`,
    "Atualizem este (git checkout main && git pull && npm ci) e iniciem de novo; ou, para ficar nesta versão, tragam de volta a\n" +
      "cópia feita antes de atualizar: npm run restore -- copia.nova --replace",
  );
}

/** An unfinished record is of an engine that failed or was interrupted: Prisma's lock is held here, so no migration is running. */
function endUnfinished(client: pg.Client, names: readonly string[]) {
  return client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = ANY($1) AND finished_at IS NULL AND rolled_back_at IS NULL",
    [names],
  );
}

function failed(name: string, error: unknown, isUpdate: boolean): never {
  const known = explainSystemError(error);
  const reason = known?.message ?? messageOf(error);
  throw new StartError(
    `A migração ${name} do banco de dados não pôde ser aplicada:\n${reason}`,
    `Nada mudou: o banco ficou como estava. ${known?.advice ?? `Iniciem de novo (só npm start).${isUpdate ? WAY_BACK : ""}`}`,
  );
}

const WAY_BACK = `
Se falhar outra vez, a versão de antes ainda serve: git checkout ORIG_HEAD && npm ci && npm start.
Abram uma issue com este texto. Depois, para atualizar: git checkout main && git pull`;

/** The script and its record. */
async function runScript(client: pg.Client, name: string, script: string) {
  await client.query(script);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
  );
}
