import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MessageChannel, Worker } from "node:worker_threads";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { log } from "../../log";
import type { DatabaseState } from "../../process-state";
import { withTimeout } from "../../with-timeout";
import { OriginError } from "../front/failure";
import type { Origin } from "../front/gateway";
import type { OriginRequest } from "../front/origin-request";
import type { Sources } from "../metrics/sources";
import { nextBundle } from "./bundles";
import type { Call, FromNext, NextWorkerData, Reply, ToNext } from "./messages";
import type { NextServer } from "./next-server";
import { createOriginClient, inLine } from "./origin-client";
import { stackOfThread } from "./thread-stack";
import { startWatchdog, type Watchdog } from "./watchdog";

type Options = {
  script?: string;
  /** Of the watchdog: between two pings, and without an answer. */
  intervalMs?: number;
  limitMs?: number;
  /** Prometheus's patience with the thread. */
  databaseStateMs?: number;
};

/** Next in a thread of its own, to the front thread. */
export type NextThread = Origin & Sources & Omit<NextServer, "answer">;

/** How long requests wait for a thread that is being started anew. */
const START_TIMEOUT_MS = 30_000;
/** Between the end of a thread and its next start, by how often it did not last. */
const PAUSES_MS = [0, 1_000, 5_000, 15_000, 30_000];
const HEALTHY_AFTER_MS = 60_000;
/** For a thread to end in: one in a system call that does not come back takes the process along. */
const END_TIMEOUT_MS = 5_000;
/** For the last line of the log to be written: nothing is, once the process is killed. */
const LAST_LINE_MS = 500;

/**
 * Starts Next in a thread behind this one, which sends what is kept: no render holds it up, and it runs without what Next changes in
 * node for itself (hooks on everything asynchronous, a clock that watches renders). A thread that hangs or dies is started anew, in
 * this process, which goes on sending what is kept. Rejects when the first start fails.
 */
export async function startNextThread(options: Options = {}): Promise<NextThread> {
  let stopping = false;
  let starting = startThread(options);
  let running: Thread | undefined = await starting;
  void keepRunning();

  async function keepRunning() {
    for (let failures = 0; ; ) {
      const since = Date.now();
      await running?.ended;
      running = undefined;
      // It no longer hears what other processes save.
      invalidations.trusted = false;
      if (stopping) return;
      failures = Date.now() - since > HEALTHY_AFTER_MS ? 0 : failures + 1;
      log.error("Next's thread has ended; another one starts");
      starting = startAgain(failures);
      running = await starting;
    }
  }

  async function startAgain(failures: number): Promise<Thread> {
    await sleep(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0);
    return startThread(options).catch((error) => {
      log.error(error, "Next's thread did not start");
      return startAgain(failures + 1);
    });
  }

  async function ask(request: OriginRequest, options: { signal?: AbortSignal } = {}): Promise<IncomingMessage> {
    const thread = running ?? (await withTimeout(START_TIMEOUT_MS, starting));
    if (!thread) throw new OriginError(503, "Next's thread is not there");
    return thread.client.ask(request, options.signal).catch(async (error) => {
      if (!neverArrived(error)) throw error;
      // It is about to be known that this thread has ended.
      await thread.ended;
      return ask(request, options);
    });
  }

  async function call<Name extends Call>(name: Name): Promise<Awaited<ReturnType<NextServer[Name]>>> {
    if (!running) throw new Error("Next's thread is not there");
    const { port1, port2 } = new MessageChannel();
    const message: ToNext = { call: name, reply: port2 };
    running.worker.postMessage(message, [port2]);
    const [reply]: Reply<Name>[] = await Promise.race([once(port1, "message"), running.ended.then(() => [])]);
    if (!reply || "failed" in reply) throw new Error(reply?.failed ?? name);
    return reply.value;
  }

  return {
    ask: inLine(ask),
    get isUp() {
      return running?.watchdog.responding ?? false;
    },
    announceStop() {
      stopping = true;
      running?.watchdog.stop();
      return call("announceStop");
    },
    forget: () => call("forget"),
    stopJobs: () => call("stopJobs"),
    databaseState: async () =>
      (await withTimeout(options.databaseStateMs ?? 2_000, call("databaseState")).catch(() => undefined)) ??
      NOBODY_ASKED,
    responding: () => running?.watchdog.responding ?? false,
    activeSeconds: () => (running?.worker.performance.eventLoopUtilization().active ?? 0) / 1000,
    close: () => call("close"),
  };
}

function neverArrived({ cause }: Error) {
  return cause instanceof Error && "code" in cause && ["ECONNREFUSED", "ENOENT"].includes(String(cause.code));
}

const NOBODY_ASKED: DatabaseState = { jobs: [], messages: [] };

interface Thread {
  worker: Worker;
  client: ReturnType<typeof createOriginClient>;
  watchdog: Watchdog;
  ended: Promise<unknown>;
}

async function startThread({ script = nextBundle, intervalMs, limitMs }: Options): Promise<Thread> {
  const socket = { socketPath: newSocketPath(), socketKey: randomBytes(16).toString("hex") };
  const workerData: NextWorkerData = { invalidations: invalidations.memory as SharedArrayBuffer, ...socket };
  const worker = new Worker(script, { workerData });
  worker.on("error", (error) => log.fatal(error));
  const exited = once(worker, "exit");
  const [said]: FromNext[] = await Promise.race([once(worker, "message"), exited.then(() => [])]);
  if (!said || "failed" in said) {
    await worker.terminate();
    throw new Error(said?.failed ?? "Next's thread ended before it was ready");
  }
  const client = createOriginClient(socket);
  const ping: ToNext = { ping: true };
  const onHang = (silentMs: number) => void endHung(worker, silentMs).catch((error) => log.error(error));
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

/** Sockets without a file, where the system has them. */
function newSocketPath() {
  const name = `nova-next-${randomBytes(12).toString("hex")}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}
