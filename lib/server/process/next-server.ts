import type { RequestListener, Server } from "node:http";
import next from "next";
import type { Env } from "../../env";
import { Bus } from "../../invalidation/bus";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { EVERYTHING } from "../../invalidation/tag-marks.mjs";
import { log } from "../../log";
import { databaseState, processState, stopJobs } from "../../process-state";
import type { VisitBatch } from "../../visits/types";
import { nearHostname } from "./hostname";

export type NextServer = Awaited<ReturnType<typeof openNext>>;

const BUS_TIMEOUT_MS = 5_000;

/**
 * Next in this thread with its data, its jobs, and the bus to other processes. `httpServer` is for development, where it has a socket
 * of its own to the browser.
 */
export async function openNext(env: Env, httpServer?: Server) {
  const dev = process.env.NODE_ENV === "development";
  const hostname = nearHostname(env.HOSTNAME);
  const app = next({ dev, dir: process.cwd(), hostname, port: env.PORT, ...(httpServer && { httpServer }) });
  const bus = new Bus({ databaseUrl: env.DATABASE_URL ?? "", invalidations, warn: (text) => log.warn(text) });
  await (dev ? app.prepare() : quietly(() => app.prepare()));
  // Without the database nothing is cached, but answers that do not need it go on.
  await bus.ready(BUS_TIMEOUT_MS).catch(() => {});
  return {
    answer: app.getRequestHandler() as RequestListener,
    /** Makes everything that this process caches stale. */
    markAllStale: async () => invalidations.mark([EVERYTHING]),
    stopJobs,
    databaseState,
    async addVisits(batch: VisitBatch) {
      if (!processState.addVisits) throw new Error("Next has not registered its instrumentation");
      await processState.addVisits(batch);
    },
    async close() {
      await Promise.all([app.close(), bus.close()]);
    },
  };
}

/** In production Next would print notices and deprecations between the supervisor's lines. */
async function quietly(work: () => Promise<void>) {
  const { log: info, warn } = console;
  console.log = console.warn = () => {};
  await work().finally(() => Object.assign(console, { log: info, warn }));
}
