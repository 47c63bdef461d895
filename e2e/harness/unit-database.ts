import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, inject, vi } from "vitest";
import type { ProcessState } from "../../lib/process-state";

/**
 * Set-up of each test file: a database, a data folder and fresh instances of the project's modules, before anything of
 * lib is imported. Packages are shared by the files of a process.
 */

const KEY = Symbol.for("nova.process-state");
const shared = globalThis as typeof globalThis & { [KEY]?: ProcessState };
const environment = { ...process.env };

vi.resetModules();
shared[KEY] = {};

const template = new URL(inject("databaseUrl"));
const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2)}`;
const own = new URL(template);
own.pathname = `/${name}`;
process.env.DATABASE_URL = own.href;
process.env.DATA_DIR = await mkdtemp(path.join(inject("dataDir"), "file-"));
process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-32-characters";
process.env.LOG_LEVEL = "silent";

/**
 * Created lazily at the first connection, as half of the files never connect; at once if another process may connect
 * first. It stays until the run's data folder goes: file systems take longer to drop each of them than the tests do.
 */
let made: Promise<void> | undefined;
const make = async () => {
  made = asAdministrator(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  await made;
  pg.Client.prototype.connect = connect;
};
const { connect } = pg.Client.prototype;
if (process.env.NOVA_DATABASE_AT_ONCE === "1") await make();
else Object.assign(pg.Client.prototype, { connect: connectOnceMade });

type Callback = (error: Error | null) => void;

function connectOnceMade(this: pg.Client, callback?: Callback) {
  const ready = this.database === name ? (made ?? make()) : Promise.resolve();
  const connected: Promise<void> = ready.then(() => Reflect.apply(connect, this, []));
  if (!callback) return connected;
  connected.then(() => callback(null), callback);
}

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  const pool = shared[KEY]?.database?.pool;
  if (pool && !pool.ending) await pool.end();
  pg.Client.prototype.connect = connect;
  for (const variable of Object.keys(process.env)) if (!(variable in environment)) delete process.env[variable];
  Object.assign(process.env, environment);
});

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
