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
import type { Sources } from "../metrics/registry";
import { nextBundle } from "./bundles";
import type { Call, FromNext, NextWorkerData, Reply, ToNext } from "./messages";
import type { NextServer } from "./next-server";
import { createOriginClient, inLine } from "./origin-client";
import { type Service, supervise } from "./supervise";
import { stackOfThread } from "./thread-stack";
import { startWatchdog, type Watchdog } from "./watchdog";

type Options = {
  script?: string;
  /** Of the watchdog: between two pings, and without an answer. */
  intervalMs?: number;
  limitMs?: number;
  /** For the thread to tell the metrics of the database. */
  databaseStateMs?: number;
};

/** How long requests wait for a thread that is being started anew, and how often they look. */
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;
/** For a thread to end in: one in a system call that does not come back takes the process along. */
const END_TIMEOUT_MS = 5_000;
/** For the last line of the log to be written: nothing is, once the process is killed. */
const LAST_LINE_MS = 500;

/**
 * Starts Next in a worker thread, the origin of this one: no render delays what is sent from memory, and this thread runs without
 * what Next changes in node (hooks on everything asynchronous, a clock that watches renders). A thread that hangs or dies is
 * started anew in this process, which goes on sending what it keeps. Rejects when the first start fails.
 */
export async function startNextThread(options: Options = {}) {
  const thread = new NextThread(options);
  await thread.launch();
  const down = (reason: Error) => log.error(reason, "Next's thread is down; another one starts");
  void supervise(thread, { down, up: () => log.warn("Next's thread is up again") });
  return thread;
}

/** Next's thread to the front thread. */
class NextThread implements Origin, Sources, Service, Omit<NextServer, "answer"> {
  stopping = false;
  #running?: Thread;

  constructor(private readonly options: Options) {}

  ask = inLine((request, options) => this.#ask(request, options));
  forget = () => this.#call("forget");
  stopJobs = () => this.#call("stopJobs");
  close = () => this.#call("close");

  async launch() {
    this.#running = await startThread(this.options);
  }

  async ended() {
    await this.#running?.ended;
    this.#running = undefined;
    // It no longer hears what other processes save.
    invalidations.trusted = false;
    return new Error("Next's thread has ended");
  }

  /** From now on a thread that hangs is the stop's to end. */
  announceStop() {
    this.stopping = true;
    this.#running?.watchdog.stop();
  }

  get isUp() {
    return this.#running?.watchdog.responding ?? false;
  }

  activeSeconds() {
    return (this.#running?.worker.performance.eventLoopUtilization().active ?? 0) / 1000;
  }

  async databaseState() {
    const { databaseStateMs = 2_000 } = this.options;
    return (await withTimeout(databaseStateMs, this.#call("databaseState")).catch(() => undefined)) ?? UNKNOWN_STATE;
  }

  async #ask(request: OriginRequest, options: { signal?: AbortSignal } = {}): Promise<IncomingMessage> {
    const thread = await this.#untilRunning();
    return thread.client.ask(request, options.signal).catch(async (error) => {
      if (!neverArrived(error)) throw error;
      // The socket is gone, so the thread has ended or is about to.
      await thread.ended;
      return this.#ask(request, options);
    });
  }

  async #untilRunning() {
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS))
      if (this.#running) return this.#running;
    throw new OriginError(503, "Next's thread is not there");
  }

  async #call<Name extends Call>(name: Name): Promise<Awaited<ReturnType<NextServer[Name]>>> {
    const thread = this.#running;
    if (!thread) throw new Error("Next's thread is not there");
    const { port1, port2 } = new MessageChannel();
    const message: ToNext = { call: name, reply: port2 };
    thread.worker.postMessage(message, [port2]);
    const [reply]: Reply<Name>[] = await Promise.race([once(port1, "message"), thread.ended.then(() => [])]);
    if (!reply || "failed" in reply) throw new Error(reply?.failed ?? name);
    return reply.value;
  }
}

function neverArrived({ cause }: Error) {
  return cause instanceof Error && "code" in cause && ["ECONNREFUSED", "ENOENT"].includes(String(cause.code));
}

const UNKNOWN_STATE: DatabaseState = { jobs: [], messages: [] };

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
