import type { RequestListener, Server } from "node:http";
import { performance } from "node:perf_hooks";
import next from "next";
import type { Env } from "../../env";
import { openBus } from "../../invalidation/bus";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { EVERYTHING } from "../../invalidation/tag-marks.mjs";
import { stopJobs } from "../../jobs/running";
import { log } from "../../log";
import { finished } from "../front/finished";
import { databaseState, type Sources } from "../metrics/sources";
import { nearHostname } from "./hostname";
import { announceStop } from "./stopping";

/** Next and all that lives with it: its data, its jobs, and the line to other processes. */
export interface Framework extends Sources {
  answer: RequestListener;
  /** Others may know that it stops from now on; it goes on answering. */
  announceStop(): Promise<void>;
  /** Everything that this process keeps is made anew when it is asked for next. */
  forget(): Promise<void>;
  /** Resolves once nothing is at work in the background any more. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Next in this thread; `httpServer` is for development, where it has a socket of its own to the browser. */
export async function openFramework(env: Env, httpServer?: Server): Promise<Framework> {
  const dev = process.env.NODE_ENV === "development";
  const hostname = nearHostname(env.HOSTNAME);
  const app = next({ dev, dir: process.cwd(), hostname, port: env.PORT, ...(httpServer && { httpServer }) });
  const bus = openBus({
    databaseUrl: env.DATABASE_URL ?? "",
    invalidations,
    say: (text) => log.warn(text),
  });
  await quietly(() => app.prepare(), { when: !dev });
  // Without the database nothing is kept, but what does not need it goes on.
  await bus.ready(5_000).catch(() => {});
  const policy = { https: env.SITE_URL.startsWith("https:"), captcha: env.HCAPTCHA_SITE_KEY !== undefined };
  return {
    answer: finished(app.getRequestHandler(), dev ? undefined : policy),
    announceStop: async () => announceStop(),
    forget: async () => invalidations.mark([EVERYTHING]),
    stopJobs,
    databaseState,
    responding: () => true,
    activeSeconds: () => performance.eventLoopUtilization().active / 1000,
    async close() {
      await Promise.all([app.close(), bus.close()]);
    },
  };
}

/** In production Next announces that it has read its configuration, in the middle of the supervisor's own lines. */
async function quietly(work: () => Promise<void>, { when }: { when: boolean }) {
  const { log } = console;
  if (when) console.log = () => {};
  await work().finally(() => {
    console.log = log;
  });
}
