import cluster from "node:cluster";
import { gatherForWorkers } from "../metrics/workers";
import { serverBundle } from "./bundles";
import { type KeptProcess, keepProcess } from "./keep-process";
import type { FromServer, ToServer } from "./messages";

/**
 * The web server as several processes (WORKERS): they share one socket, and this one only replaces the process
 * that dies. To the supervisor they are one server.
 */

/** Longer than a worker's own, shorter than the supervisor's. */
const STOP_TIMEOUT_MS = 12_000;

/**
 * Whoever is free takes the next connection. Handed out in turn (Node's default) they would be slower to begin, and one on
 * its way to a process that dies would hang for ever; with a socket for each (SO_REUSEPORT) those that wait there are lost.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: serverBundle });
gatherForWorkers();

const tell = (message: FromServer) => process.send?.(message);
let stopping = false;

const starting = Array.from({ length: Number(process.env.WORKERS) }, (_, index) =>
  keepProcess({
    launch: () => cluster.fork().process,
    name: `O processo ${index + 1} do servidor`,
    say: (text) => console.log(`  ${text}`),
    stopTimeoutMs: STOP_TIMEOUT_MS,
  }),
);

async function main() {
  const workers = await Promise.all(starting);
  tell({ type: "ready" });
  await Promise.race(workers.map(giveUpWith));
}

async function giveUpWith({ lost }: KeptProcess) {
  throw await lost;
}

/** Those that have not started yet never will: the supervisor ends what is left. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS + 1_000).unref();
  await Promise.all(starting.map((worker) => worker.then(({ stop }) => stop())));
  process.exit(0);
}

process.on("message", (message: ToServer) => {
  if (message.type === "stop") void stop();
});
process.on("SIGTERM", () => void stop());
// Without a supervisor nobody would ever stop these processes.
process.on("disconnect", () => void stop());
// Ctrl-C reaches every process of the terminal; the supervisor decides the order.
process.on("SIGINT", () => {});

// The workers end with this process.
void main().catch((error) => {
  tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
