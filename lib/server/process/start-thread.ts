import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { localAddress } from "../../local-socket";
import { log } from "../../log";
import { withTimeout } from "../../with-timeout";
import { nextBundle } from "./bundles";
import type { NextWorkerData, ToNext } from "./messages";
import { createOriginClient } from "./origin-client";
import { stackOfThread } from "./thread-stack";
import { startWatchdog } from "./watchdog";

export type Options = {
  script?: string;
  /** The watchdog's interval between two pings, and its limit for an answer. */
  intervalMs?: number;
  limitMs?: number;
};

/** Timeout of ending a thread: one that is stuck in a system call takes the process along. */
const END_TIMEOUT_MS = 5_000;
/** Grace for the last line of the log to be written before the process is killed. */
const LAST_LINE_MS = 500;

export type Thread = Awaited<ReturnType<typeof startThread>>;

export async function startThread({ script = nextBundle, intervalMs, limitMs }: Options) {
  const socketPath = localAddress(`nova-next-${randomBytes(12).toString("hex")}`);
  const socket = { socketPath, socketKey: randomBytes(16).toString("hex") };
  const workerData: NextWorkerData = { invalidations: invalidations.memory as SharedArrayBuffer, ...socket };
  const worker = new Worker(script, { workerData });
  worker.on("error", (error) => log.fatal(error, "Next's thread failed"));
  // events.once() would reject at 'error', which precedes 'exit' when the thread throws or runs out of memory.
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const isReady = await Promise.race([once(worker, "message").then(() => true), exited.then(() => false)]);
  if (!isReady) throw new Error("Next's thread ended before it was ready");
  const client = createOriginClient(socket);
  const ping: ToNext = { ping: true };
  const onHang = (silentMs: number) =>
    void endHung(worker, silentMs).catch((error) => log.error(error, "a hung thread did not end"));
  const watchdog = startWatchdog({ ask: () => worker.postMessage(ping), onHang, intervalMs, limitMs });
  worker.on("message", watchdog.heard);
  const ended = exited.then(() => {
    watchdog.stop();
    client.close();
  });
  return { worker, client, watchdog, ended };
}

async function endHung(worker: Worker, silentMs: number) {
  invalidations.trusted = false;
  const stack = await stackOfThread(worker).catch((error) => String(error));
  log.fatal({ stack }, `Next's thread has not answered for ${silentMs / 1000} s and is ended`);
  const ended = await withTimeout(
    END_TIMEOUT_MS,
    worker.terminate().then(() => true),
  );
  if (ended) return;
  log.fatal("Next's thread is in a system call: this process ends, the supervisor starts another");
  // process.exit() waits for the thread.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_LINE_MS);
}
