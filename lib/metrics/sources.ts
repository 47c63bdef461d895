import type { Pool } from "pg";

/** Next's bundles are module instances of their own; the pool that they use hangs on the process. */
const shared = globalThis as typeof globalThis & { novaDb?: { pool: Pool } };

/** What lives with Next, in whichever thread that is. */
export interface Sources {
  databaseState(): Promise<Database>;
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

/** Milliseconds that Prometheus is kept waiting for a database that does not answer. */
const PATIENCE = 2_000;

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
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error("late")), PATIENCE);
  });
  try {
    const [jobs, messages] = await Promise.race([counted, patience]);
    return { up: true, pool: connections, jobs: jobs.rows, messages: messages.rows };
  } catch {
    counted.catch(() => {});
    return { up: false, pool: connections, jobs: [], messages: [] };
  } finally {
    clearTimeout(late);
  }
}
