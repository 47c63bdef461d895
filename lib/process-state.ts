import type { Pool } from "pg";
import type { PrismaClient } from "./generated/prisma/client";
import type { VisitBatch } from "./visits/types";

/**
 * State shared by the module graphs of one thread. Each graph has its own instances of the modules that it imports: the server's bundles
 * (lib/server/process), Next's bundles (hot reload evaluates some of them again), and the .mjs files that Next loads beside them
 * (lib/invalidation). They share this one object; state that must exist once per thread is a field here.
 *
 * Another thread has another one: the front thread and Next's thread exchange messages
 * (lib/server/process/messages.ts). In development there is only one thread.
 */
export interface ProcessState {
  /** The connection pool and the client over it: lib/db/client.ts, in each bundle of Next's thread, opens them once. */
  database?: { pool: Pool; db: PrismaClient };
  /** The work in the background: instrumentation.ts (Next's bundle) starts it, stopJobs() ends it (Next's thread, from lib/server/process). */
  jobs?: { stop(): Promise<void> };
  /** How the database is: set by instrumentation.ts (Next's bundle), read for /api/metrics (lib/server/metrics). */
  readDatabase?: () => Promise<DatabaseState>;
  /** Adds visits to the counts in the database: set by instrumentation.ts (Next's bundle), called for the front (lib/server/visits). */
  addVisits?: (batch: VisitBatch) => Promise<unknown>;
  /** Set by lib/server/process when the order to stop comes; read by readiness (lib/server/front/health.ts; in development app/api/health). */
  stopping?: boolean;
  /**
   * The first instance of lib/invalidation/invalidations.mjs, for all others. Next loads that module as it stands, so that it
   * cannot import this one: it takes the object by its name, `globalThis[Symbol.for("nova.process-state")] ??= {}`.
   */
  invalidations?: object;
}

/** For the gauges of /api/metrics. */
export interface DatabaseState {
  /** Undefined when Next's thread does not answer. */
  up?: boolean;
  pool?: { total: number; idle: number; waiting: number };
  jobs: { state: string; count: number }[];
  messages: { delivery: string; count: number }[];
}

const KEY = Symbol.for("nova.process-state");
const shared = globalThis as typeof globalThis & { [KEY]?: ProcessState };

shared[KEY] ??= {};
export const processState = shared[KEY];

/** Whether an orderly stop is under way: the process answers, but is not ready for more. */
export const isStopping = () => processState.stopping === true;

export function announceStop() {
  processState.stopping = true;
}

export const UNKNOWN_STATE: DatabaseState = { jobs: [], messages: [] };

export const databaseState = async () => (await processState.readDatabase?.()) ?? UNKNOWN_STATE;

/** Resolves once nothing is at work in the background any more. */
export async function stopJobs() {
  await processState.jobs?.stop();
}
