import "server-only";
import { pool } from "../db/client";
import type { DatabaseState } from "../process-state";
import { withTimeout } from "../with-timeout";

/** Shorter than the timeout of Next's thread, so that an unreachable database is not mistaken for a hung thread. */
const TIMEOUT_MS = 1_500;

/** The pool, the queue, and the mails of the contact form, for /api/metrics (lib/process-state.ts). */
export async function readDatabase(): Promise<DatabaseState> {
  const connections = { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  const counted = Promise.all([
    pool.query<{ state: string; count: number }>(
      "SELECT state::text, count(*)::int AS count FROM pgboss.job WHERE name !~ '^__pgboss__' GROUP BY state",
    ),
    pool.query<{ delivery: string; count: number }>(
      'SELECT delivery::text, count(*)::int AS count FROM "ContactMessage" GROUP BY delivery',
    ),
  ]);
  const answer = await withTimeout(TIMEOUT_MS, counted).catch(() => undefined);
  if (!answer) return { up: false, pool: connections, jobs: [], messages: [] };
  const [jobs, messages] = answer;
  return { up: true, pool: connections, jobs: jobs.rows, messages: messages.rows };
}
