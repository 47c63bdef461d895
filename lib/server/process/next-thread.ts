import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { log } from "../../log";
import { UNKNOWN_STATE } from "../../process-state";
import type { VisitBatch } from "../../visits/types";
import { withTimeout } from "../../with-timeout";
import { OriginError } from "../front/failure";
import type { Origin, OriginRequest } from "../front/origin-request";
import type { Sources } from "../metrics/registry";
import type { CallName, ToNext } from "./messages";
import type { NextServer } from "./next-server";
import { inLine, NotReceived } from "./origin-client";
import { type Service, supervise } from "./restart-loop";
import { startThread, type Thread, type Options as ThreadOptions } from "./start-thread";

/** How long requests wait for a thread that is being started anew, and how often they look. */
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;
type Options = ThreadOptions & { databaseStateMs?: number };

/** Timeout of the thread's answer about the database, for the metrics. */
const DATABASE_STATE_MS = 2_000;

/**
 * Starts Next in a worker thread, the origin of this one: no render delays what is sent from memory, and this thread runs without
 * what Next changes in node (hooks on everything asynchronous, a clock that watches renders). A thread that hangs or dies is
 * started anew in this process, which goes on sending what it keeps. Rejects when the first start fails.
 */
export async function startNextThread(options: Options) {
  const thread = new NextThread(options);
  await thread.launch();
  const down = (reason: Error) => log.error(reason, "Next's thread is down; another one starts");
  void supervise(thread, { down, up: () => log.warn("Next's thread is up again") });
  return thread;
}

/** Next's thread, as the front thread sees it. */
class NextThread implements Origin, Sources, Service, Omit<NextServer, "answer"> {
  stopping = false;
  #running?: Thread;

  constructor(private readonly options: Options) {}

  ask = inLine((request, options) => this.#ask(request, options));
  markAllStale = () => this.#call("markAllStale");
  stopJobs = () => this.#call("stopJobs");
  close = () => this.#call("close");
  addVisits = (batch: VisitBatch) => this.#call("addVisits", batch);

  async launch() {
    this.#running = await startThread(this.options);
  }

  async ended() {
    await this.#running?.ended;
    this.#running = undefined;
    // Without the thread this process receives no invalidations.
    invalidations.trusted = false;
    return new Error("Next's thread has ended");
  }

  /** From now on the stop's own timeout ends a thread that hangs, not the watchdog. */
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
    const state = this.#call("databaseState").catch(() => undefined);
    return (await withTimeout(this.options.databaseStateMs ?? DATABASE_STATE_MS, state)) ?? UNKNOWN_STATE;
  }

  async #ask(request: OriginRequest, options: { signal?: AbortSignal } = {}): Promise<IncomingMessage> {
    const thread = await this.#untilRunning();
    return thread.client.ask(request, options.signal).catch(async (error) => {
      if (!(error instanceof NotReceived)) throw error;
      await thread.ended;
      return this.#ask(request, options);
    });
  }

  async #untilRunning() {
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS))
      if (this.#running) return this.#running;
    throw new OriginError(503, "Next's thread is not there");
  }

  async #call<Name extends CallName>(
    call: Name,
    ...args: Parameters<NextServer[Name]>
  ): Promise<Awaited<ReturnType<NextServer[Name]>>> {
    const thread = this.#running;
    if (!thread) throw new Error("Next's thread is not there");
    const { port1, port2 } = new MessageChannel();
    const message: ToNext = { call, args, reply: port2 };
    thread.worker.postMessage(message, [port2]);
    const [reply] = await Promise.race([once(port1, "message"), thread.ended.then(() => [])]);
    if (!reply || "failed" in reply) throw new Error(reply?.failed ?? "Next's thread has ended");
    return reply.value;
  }
}
