import type { Pool } from "pg";
import { invalidations } from "../cache/invalidations.mjs";

/**
 * Where the figures come from. Next's bundles are module instances of their own; what they share with the server's start
 * hangs on the process.
 */
const shared = globalThis as typeof globalThis & {
  novaDb?: { pool: Pool };
  [key: symbol]: unknown;
};

type PageCache = Record<"hits" | "misses" | "revalidated" | "stale" | "passed" | "entries" | "bytes", number>;

const PAGE_CACHE = Symbol.for("nova.page-cache");

/** lib/page-cache counts there; undefined before it has begun. */
export const pageCacheState = () => shared[PAGE_CACHE] as PageCache | undefined;

export const invalidationState = () => invalidations;

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
