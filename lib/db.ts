import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PrismaClient } from "./generated/prisma/client";

/** Connections a process keeps at most: the embedded server allows 50 in all, for queries, listeners and commands. */
const POOL_SIZE = Math.max(2, Math.min(10, Math.floor(40 / Number(process.env.WORKERS || 1))));
/**
 * Milliseconds until a visitor is told to try again, when the database does not answer. A build renders all pages at
 * once and nobody waits for it: there the queue may be long.
 */
const CONNECT_TIMEOUT = process.env.NEXT_PHASE === "phase-production-build" ? 120_000 : 3_000;

// One pool a process: hot reload evaluates this module again and must not open another.
const shared = globalThis as typeof globalThis & { novaDb?: { pool: Pool; db: PrismaClient } };

function connect() {
  const pool = new Pool({
    connectionString: process.env.DATABASE_URL,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  // An idle connection that breaks is replaced at the next query, which reports a lasting outage itself.
  pool.on("error", () => undefined);
  return {
    pool,
    db: new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: { maxWait: CONNECT_TIMEOUT } }),
  };
}

shared.novaDb ??= connect();

/** The same pool for what speaks SQL itself (rate limits, advisory locks). */
export const pool = shared.novaDb.pool;
export const db = shared.novaDb.db;

/** The rows in the order of their ids. */
export function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
