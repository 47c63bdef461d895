import { createServer } from "node:http";
import { setEnvironmentData } from "node:worker_threads";
import { inProject } from "../../lib/project";
import { measured } from "../../lib/server/metrics/measured";
import { startBehind } from "../../lib/server/process/behind";

/**
 * The front thread before a framework that can be made to hang (hanging-framework.mjs), in a process of its own because it may
 * end that. Arguments: the token of /api/metrics, and in milliseconds the watchdog's limit and the metrics' patience. The
 * first line says the port.
 */
const [, , token, limitMs, databaseStateMs] = process.argv;

const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
setEnvironmentData("gate", gate);

const framework = await startBehind({
  script: inProject("e2e", "harness", "hanging-framework.mjs"),
  intervalMs: 20,
  limitMs: Number(limitMs),
  databaseStateMs: Number(databaseStateMs),
});

const listener = await measured(framework.answer, token, framework);
const server = createServer(async (request, response) => {
  if (request.url === "/release") {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    return response.end();
  }
  if (request.url === "/stop") return response.end(await framework.announceStop());
  return listener(request, response);
}).listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address?.port);
});
