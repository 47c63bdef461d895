import { execFileSync } from "node:child_process";
import { getEnvironmentData, threadId } from "node:worker_threads";
import { register } from "tsx/esm/api";

/** Next's thread for hanging-server.ts, which hangs on request. JavaScript, as a thread starts without tsx. */

register();
const { serveFront } = await import("../../lib/server/process/serve-front.ts");
const gate = getEnvironmentData("gate");

/** @type {Record<string, () => void>} */
const hang = {
  /** Blocks until the gate in shared memory opens. */
  "/api/wait": () => void Atomics.wait(gate, 0, 0),
  "/api/loop": function endlessLoop() {
    while (true) {}
  },
  "/api/die": () => process.exit(),
  /** As a thread at the limit of its memory does. */
  "/api/fill": () => {
    for (const kept = []; ; ) kept.push(Array.from({ length: 1e6 }, (_, place) => ({ place })));
  },
  /** Blocks in a system call, which node cannot interrupt, until this process ends. */
  "/api/system-call": () =>
    execFileSync(process.execPath, ["-e", `setInterval(() => process.ppid === ${process.pid} || process.exit(), 50)`]),
};

await serveFront({
  answer(request, response) {
    hang[request.url]?.();
    if (request.url === "/sobre") response.setHeader("cache-control", "s-maxage=60");
    response.end(`thread ${threadId}`);
  },
  stopJobs: async () => {},
  databaseState: async () => ({ up: true, jobs: [], messages: [] }),
  close: async () => {},
});
