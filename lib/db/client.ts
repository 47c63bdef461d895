import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "../generated/prisma/client";
import { processState } from "../process-state";
import { openPool } from "./pool";

/** Limit of a process's connections: the embedded server allows 50 in all, for queries, listeners and commands. */
const POOL_SIZE = 10;
/** A build renders all pages at once: its queue for connections is long, and no visitor waits. */
const IS_BUILD = process.env.NEXT_PHASE === "phase-production-build";
const CONNECT_TIMEOUT_MS = IS_BUILD ? 120_000 : 3_000;
const SOCKET_TIMEOUT_MS = IS_BUILD ? 120_000 : 30_000;

function connect() {
  const pool = openPool(process.env.DATABASE_URL, {
    max: POOL_SIZE,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    socketTimeoutMs: SOCKET_TIMEOUT_MS,
  });
  const db = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: { maxWait: CONNECT_TIMEOUT_MS } });
  return { pool, db };
}

// Hot reload evaluates this module again, and must not open another pool.
processState.database ??= connect();

/** `pool` is for modules with SQL of their own (rate limits, jobs). */
export const { pool, db } = processState.database;

/** The rows in the order of their ids. */
export function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
