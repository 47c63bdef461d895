import { createServer } from "node:http";
import path from "node:path";
import { setEnvironmentData } from "node:worker_threads";
import { createFront } from "../../lib/server/front/front";
import { healthEndpoints } from "../../lib/server/front/health";
import { openMetrics } from "../../lib/server/metrics/metrics";
import { startNextThread } from "../../lib/server/process/next-thread";

/**
 * The front over a Next thread that can hang (hanging-next.mjs), in a process of its own, as the watchdog may end the
 * process. Arguments: the token of /api/metrics, the watchdog's limit and the timeout of the metrics, both in
 * milliseconds. The first line of output is the port.
 */
const [, , token, limitMs, databaseStateMs] = process.argv;

const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
setEnvironmentData("gate", gate);

const thread = await startNextThread({
  script: path.resolve("e2e", "harness", "hanging-next.mjs"),
  intervalMs: 20,
  limitMs: Number(limitMs),
  databaseStateMs: Number(databaseStateMs),
});
const metrics = await openMetrics(token, thread);
const front = createFront({
  origin: thread,
  site: { https: false, captcha: false },
  files: { has: () => false, read: () => Promise.reject(new Error("no file")) },
  trustedInline: new Set(),
  trustedProxies: 0,
  hasValidSession: async () => true,
  capacityBytes: 1_000_000,
  endpoints: { ...healthEndpoints(thread), ...metrics.endpoints },
});
const server = createServer((request, response) => {
  if (request.url === "/release") {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    return response.end();
  }
  if (request.url === "/stop") {
    thread.announceStop();
    return response.end();
  }
  return front(request, response);
}).listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address?.port);
});
