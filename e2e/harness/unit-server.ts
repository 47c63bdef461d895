import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { applyMigrations } from "../../prisma/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Template database with all migrations and no rows; each test file gets a copy. */
    databaseUrl: string;
    dataDir: string;
  }
}

/** Starts one PostgreSQL for the whole run. */
export default async function unitServer(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-unit-"));
  // The temporary folders of the tests and of what they start stand in it, and go with it.
  await chmod(dataDir, 0o755); // as /tmp: root's PostgreSQL runs as another user, who passes through
  process.env.TMPDIR = dataDir;
  const database = await startEmbedded({ dataDir, durable: false });
  await grantTestRights(database.superuserUrl);
  await applyMigrations(database.url);
  await closeTemplate(database.superuserUrl);
  project.provide("databaseUrl", database.url);
  project.provide("dataDir", dataDir);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Lets the product's role create databases and disable triggers; everything else runs with its usual rights. */
function grantTestRights(superuserUrl: string) {
  return execute(
    superuserUrl,
    "ALTER ROLE nova_app CREATEDB; GRANT SET ON PARAMETER session_replication_role TO nova_app",
  );
}

/** While anything is connected to the template, copying it fails. */
function closeTemplate(superuserUrl: string) {
  const template = new URL(superuserUrl).pathname.slice(1);
  return execute(new URL("/postgres", superuserUrl).href, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
}

async function execute(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
