import type { Pool } from "pg";
import { within } from "../../within";

/** Next's bundles are module instances of their own; the pool that they use hangs on the process. */
const shared = globalThis as typeof globalThis & { novaDb?: { pool: Pool } };

/** What lives with Next, in whichever thread that is. */
export interface Sources {
  databaseState(): Promise<Database>;
  /** Whether its event loop turns. */
  responding(): boolean;
  /** Seconds that its event loop has been at work since it began. */
  activeSeconds(): number;
}

export type Database = {
  /** Undefined before the process has used it. */
  up?: boolean;
  pool?: { total: number; idle: number; waiting: number };
  jobs: { state: string; count: number }[];
  messages: { delivery: string; count: number }[];
};

/** For a database that does not answer; less than the patience with its thread (lib/server/process/behind.ts), which is no failure of the database. */
const DATABASE_PATIENCE_MS = 1_500;

export async function databaseState(): Promise<Database> {
  const { pool } = shared.novaDb ?? {};
  if (!pool) return { jobs: [], messages: [] };
  const connections = { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  const counted = Promise.all([
    pool.query<{ state: string; count: number }>(
      "SELECT state::text, count(*)::int AS count FROM pgboss.job WHERE name !~ '^__pgboss__' GROUP BY state",
    ),
    pool.query<{ delivery: string; count: number }>(
      'SELECT delivery::text, count(*)::int AS count FROM "ContactMessage" GROUP BY delivery',
    ),
  ]);
  const answer = await within(DATABASE_PATIENCE_MS, counted).catch(() => undefined);
  if (!answer) return { up: false, pool: connections, jobs: [], messages: [] };
  const [jobs, messages] = answer;
  return { up: true, pool: connections, jobs: jobs.rows, messages: messages.rows };
}
