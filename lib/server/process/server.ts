import { once } from "node:events";
import { createServer, type Server } from "node:http";
import net from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "../../env";
import { log } from "../../log";
import { inProject } from "../../project";
import { createHost } from "../front/host";
import { measured } from "../metrics/measured";
import type { Framework } from "./framework";
import type { FromServer, ToServer } from "./server-messages";
import { announceStop, isStopping, lastOfItsConnection } from "./stopping";
import { warmUp } from "./warm-up";

/** The web server, a process of its own: the supervisor starts it, hears that it is ready, and tells it when to stop. */

const patience = 10_000;
/** Longer than the usual minute of a reverse proxy, which must be the one to end an idle connection. */
const keepAlive = 65_000;
/** Milliseconds in which balancers in front learn that this process stops, before it takes no more connections. */
const notice = 2_000;
/** Milliseconds for which a connection of a balancer that was taken at the last moment may be without a request. */
const firstRequest = 500;

const env = readEnv(process.env);
const dev = process.env.NODE_ENV === "development";

const server = createServer();
server.keepAliveTimeout = keepAlive;
let framework: Framework | undefined;

function tell(message: FromServer) {
  process.send?.(message);
}

async function main() {
  const opened = await open();
  framework = opened;
  const host = createHost(opened.answer, {
    trustedProxies: env.TRUST_PROXY,
    buildFolder: dev ? undefined : inProject(".next"),
    pageCacheMegabytes: env.PAGE_CACHE_MB,
  });
  server.on("request", lastOfItsConnection(await measured(host, env.METRICS_TOKEN, opened)));
  server.once("error", (error) => {
    tell({ type: "failed", message: error.message });
    process.exit(1);
  });
  server.listen({ port: env.PORT, host: env.HOSTNAME }, () => {
    tell({ type: "ready" });
    if (!dev) void warmUp(env, opened);
  });
}

/** In development Next talks to the browser through the server's own sockets. */
async function open() {
  if (dev) return (await import("./framework")).openFramework(env, server);
  return (await import("./behind")).startBehind();
}

/** No new connections, once balancers know; requests and jobs in flight finish; what takes longer is cut. */
async function stop() {
  if (isStopping()) return;
  announceStop();
  setTimeout(() => process.exit(0), patience + 1_000).unref();
  await framework?.announceStop().catch(() => {});
  if (env.TRUST_PROXY > 0) await sleep(notice);
  await Promise.all([drained(server), framework?.stopJobs().catch((error) => log.error(error))]);
  await framework?.close().catch(() => {});
  process.exit(0);
}

async function drained(server: Server) {
  const closed = once(server, "close");
  const late = setTimeout(() => server.closeAllConnections(), dev ? 500 : patience - notice);
  // Who has knocked is let in first. The http server's own `close` would end connections whose first request is on its way.
  await nextTurn();
  net.Server.prototype.close.call(server);
  if (env.TRUST_PROXY > 0) await sleep(firstRequest);
  // A connection goes idle when its request ends, so this is asked again until none is left.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

process.on("message", (message: ToServer) => {
  if (message.type === "stop") void stop();
});
process.on("SIGTERM", () => void stop());
// Without a supervisor nobody would ever stop this process.
process.on("disconnect", () => void stop());
// Ctrl-C reaches every process of the terminal; the supervisor decides the order.
process.on("SIGINT", () => {});
// One broken request must not end all others; whatever it was, the log has it.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

void main().catch((error) => {
  log.fatal(error);
  tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
