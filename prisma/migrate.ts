import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { StartError } from "../lib/start/steps";
import { withEngine } from "./migration-engine";

/** What `prisma migrate` does, offline. Folders and the _prisma_migrations table are the standard ones: the CLI works on the same project. */

const folder = path.resolve("prisma");
const schemaFile = path.join(folder, "schema.prisma");
export const migrationsFolder = path.join(folder, "migrations");
const noFilters = { externalTables: [], externalEnums: [] };
/** Any number that is ours alone; several instances that start together take turns. */
const lockKey = 20_260_702;

/** `prisma migrate deploy`: applies what is missing and names it. */
export async function applyMigrations(url: string, from = migrationsFolder): Promise<string[]> {
  const input = { migrationsList: await listMigrations(from), filters: noFilters };
  return withLock(url, async () =>
    withEngine(url, await schemaText(), async (engine) => {
      const interrupted = await interruptedMigrations(url);
      for (const migrationName of interrupted) await engine.markMigrationRolledBack({ migrationName });
      try {
        return (await engine.applyMigrations(input)).appliedMigrationNames;
      } catch (error) {
        throw await explainFailure(error, url);
      }
    }),
  );
}

/** The SQL that leads from what the database is to what schema.prisma says; empty when they agree. */
export async function diffSchema(url: string): Promise<string> {
  const content = await schemaText();
  return withEngine(url, content, async (engine) => {
    const files = [{ path: schemaFile, content }];
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: folder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    return /^\s*-- This is an empty migration\.\s*$/.test(stdout ?? "") ? "" : (stdout ?? "").trim();
  });
}

async function withLock<Result>(url: string, work: () => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    return await work();
  } finally {
    await client.end();
  }
}

async function listMigrations(baseDir: string) {
  const names = (await readdir(baseDir)).filter((name) => existsSync(path.join(baseDir, name, "migration.sql")));
  const lockfile = path.join(baseDir, "migration_lock.toml");
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: await readFile(lockfile, "utf8").catch(() => null) },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok" as const, value: await readFile(path.join(baseDir, name, "migration.sql"), "utf8") },
        },
      })),
    ),
  };
}

function schemaText() {
  return readFile(schemaFile, "utf8");
}

/**
 * A script runs as one transaction, so one that failed, or was cut short with the process, has left nothing behind but its row
 * in the history, which would block every later start until somebody ran `prisma migrate resolve`.
 */
async function interruptedMigrations(url: string) {
  const rows = await query<{ migration_name: string }>(
    url,
    "select migration_name from _prisma_migrations where finished_at is null and rolled_back_at is null",
  ).catch(() => []);
  return rows.map((row) => row.migration_name);
}

async function explainFailure(error: unknown, url: string) {
  const [name] = await interruptedMigrations(url);
  if (!name || !(error instanceof Error)) return error;
  const reason = error.message
    .split("\n   0: ")[0]
    ?.replace(/^external connector error\s*/, "")
    .trim();
  return new StartError(
    `A migração ${name} do banco de dados não pôde ser aplicada:\n${reason}`,
    "O banco ficou como estava antes dela. Corrija a causa e inicie de novo.",
  );
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
