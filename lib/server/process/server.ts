import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "../../env";
import { log } from "../../log";
import { announceStop, isStopping } from "../../process-state";
import { markClientAddress } from "../front/client-address";
import { limitConnections } from "../front/connection-limit";
import { openFiles } from "../front/files";
import { answerUnparsed, createFront } from "../front/front";
import { healthEndpoints } from "../front/health";
import { inlineTexts } from "../front/inline-scripts";
import { cookieReader } from "../front/session-cookie";
import { openMetrics } from "../metrics/metrics";
import { VisitCounter } from "../visits/visit-counter";
import { buildFolder, intentScript } from "./bundles";
import type { NextServer } from "./next-server";
import { startNextThread } from "./next-thread";
import { drained } from "./stopping";
import { warmUp } from "./warm-up";

/** The web server's process: the supervisor starts it, waits until it is ready, and orders the stop. */

const STOP_TIMEOUT_MS = 10_000;
/** Drain notice: balancers learn from readiness that this process stops, before it closes its socket. */
const STOP_NOTICE_MS = 2_000;
const MEGABYTE = 1024 * 1024;

const env = readEnv(process.env);
const dev = process.env.NODE_ENV === "development";

const server = createServer({
  // Longer than the usual minute of a reverse proxy, which must be the one to end an idle connection.
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  // An upload over a slow line; the front gives visitors less (lib/server/front/front.ts).
  requestTimeout: 300_000,
});
// A client that takes no byte of an answer for so long is gone.
server.timeout = 300_000;
limitConnections(server, { behindProxy: env.TRUST_PROXY > 0 });
// While it stops, each answer is the last one of its connection: a balancer that keeps connections open opens the next one
// elsewhere, instead of sending a request into one that is just being closed.
server.on("request", (_request, response) => {
  if (isStopping()) response.shouldKeepAlive = false;
});

let visits: VisitCounter | undefined;
let next: (Pick<NextServer, "stopJobs" | "close"> & { announceStop?(): void }) | undefined;

async function main() {
  await (dev ? openDevelopment() : openProduction());
  server.once("error", fail);
  server.listen({ port: env.PORT, host: env.HOSTNAME }, () => process.send?.("ready"));
}

/** Next in this thread, with a socket of its own to the browser; no page cache, no policy. */
async function openDevelopment() {
  // In production it is Next's thread alone that loads Next.
  const { openNext } = await import("./next-server");
  const opened = await openNext(env, server);
  next = opened;
  server.on("request", (request, response) => {
    markClientAddress(request, env.TRUST_PROXY);
    void opened.answer(request, response);
  });
}

async function openProduction() {
  // Tests do not wait for half a minute, and most of them need nothing warm (NOVA_WARM_UP).
  const thread = await startNextThread({ limitMs: Number(process.env.NOVA_HANG_LIMIT_MS) || undefined });
  next = thread;
  if (process.env.NOVA_WARM_UP !== "0") server.once("listening", () => void warmUp(env, thread));
  const site = { https: env.SITE_URL.startsWith("https:"), captcha: env.HCAPTCHA_SITE_KEY !== undefined };
  server.on("clientError", answerUnparsed(site));
  const metrics = await openMetrics(env.METRICS_TOKEN, thread);
  const lateScripts = env.SCRIPTS_ON_INTENT ? readFileSync(intentScript, "utf8") : undefined;
  const builtInline = BUILT_PAGES.flatMap((page) =>
    inlineTexts(readFileSync(path.join(buildFolder, "server", page), "utf8")),
  );
  const front = createFront({
    origin: thread,
    site,
    files: openFiles(buildFolder),
    trustedInline: new Set([...builtInline, ...(lateScripts ? [lateScripts] : [])]),
    lateScripts,
    trustedProxies: env.TRUST_PROXY,
    hasValidSession: cookieReader(String(env.NEXTAUTH_SECRET)),
    capacityBytes: env.PAGE_CACHE_MB * MEGABYTE,
    endpoints: { ...healthEndpoints(thread), ...metrics.endpoints },
  });
  visits = new VisitCounter((batch) => thread.addVisits(batch));
  if (metrics.observe) server.on("request", metrics.observe);
  server.on("request", front).on("request", visits.observe);
}

/** Documents of the build without content of users. */
const BUILT_PAGES = ["app/_not-found.html", "app/_global-error.html", "pages/500.html"];

/** Balancers hear of it first; then requests and jobs in flight finish. */
async function stop() {
  if (isStopping()) return;
  announceStop();
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS + 1_000).unref();
  next?.announceStop?.();
  const behindProxy = env.TRUST_PROXY > 0;
  if (behindProxy) await sleep(STOP_NOTICE_MS);
  // In development browsers hold the connection of hot reload open.
  const timeoutMs = dev ? 500 : STOP_TIMEOUT_MS - STOP_NOTICE_MS;
  await Promise.all([
    drained(server, timeoutMs, { behindProxy }),
    next?.stopJobs().catch((error) => log.error(error, "jobs did not stop")),
  ]);
  await visits?.flush();
  await next?.close().catch(() => {});
  process.exit(0);
}

process.on("SIGTERM", () => void stop());
// The supervisor's order to stop, or its end.
process.on("disconnect", () => void stop());
// Ctrl-C, and the end of the terminal, reach every process of it; the supervisor decides the order.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// One broken request must not end all others; the log has the reason.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

function fail(error: unknown) {
  log.fatal(error, "the server failed");
  process.exit(1);
}

void main().catch(fail);
