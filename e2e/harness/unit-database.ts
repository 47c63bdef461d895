import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";

/** Every test file has a database and a data folder of its own, set before anything of lib is imported. */

const template = new URL(inject("databaseUrl"));
const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2)}`;
const own = new URL(template);
own.pathname = `/${name}`;

await asAdministrator(`create database ${name} template ${template.pathname.slice(1)}`);
process.env.DATABASE_URL = own.href;
process.env.DATA_DIR = await mkdtemp(path.join(inject("dataDir"), "file-"));
process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-32-characters";
process.env.LOG_LEVEL = "silent";

afterAll(() => asAdministrator(`drop database if exists ${name} with (force)`));

async function asAdministrator(sql: string) {
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
