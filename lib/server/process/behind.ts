import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { log } from "../../log";
import { within } from "../../within";
import { frameworkBundle } from "./bundles";
import { Channel } from "./channel";
import { forward } from "./forward";
import type { Framework } from "./framework";
import type { Call, FromFramework, Reply, ToFramework } from "./framework-messages";
import { startWatchdog } from "./watchdog";

type Options = {
  script?: string;
  /** Of the watchdog: between two questions, and without an answer. */
  intervalMs?: number;
  limitMs?: number;
  /** Prometheus's patience with the thread. */
  databaseStateMs?: number;
};

/**
 * Next in a thread of its own, behind this one. This thread sends what is kept: no render holds it up, and it runs without
 * what Next changes in node for itself (hooks on everything asynchronous, a clock that watches renders). Ends the process when
 * that thread dies, as it would if both were one, or hangs, so that the supervisor starts another one.
 */
export async function startBehind(options: Options = {}): Promise<Framework> {
  const { script = frameworkBundle, intervalMs, limitMs, databaseStateMs = 2_000 } = options;
  const { memory } = invalidations;
  const thread = new Worker(script, { workerData: { invalidations: memory } });
  thread.once("error", (error) => log.fatal(error));
  thread.once("exit", () => process.exit(1));
  const [said]: FromFramework[] = await once(thread, "message");
  if (said && "failed" in said) throw new Error(said.failed);
  const watchdog = startWatchdog({ ask: () => send({ ping: true }), onHang, intervalMs, limitMs });
  thread.on("message", watchdog.heard);

  function connect() {
    const { port1, port2 } = new MessageChannel();
    send({ connection: port2 });
    return new Channel(port1);
  }

  async function call<Name extends Call>(name: Name): Promise<Awaited<ReturnType<Framework[Name]>>> {
    const { port1, port2 } = new MessageChannel();
    send({ call: name, reply: port2 });
    const [reply]: Reply<Name>[] = await once(port1, "message");
    if (!reply || "failed" in reply) throw new Error(reply?.failed ?? name);
    return reply.value;
  }

  function send(message: ToFramework) {
    if ("ping" in message) return thread.postMessage(message);
    thread.postMessage(message, ["connection" in message ? message.connection : message.reply]);
  }

  return {
    answer: forward(connect),
    announceStop() {
      watchdog.stop();
      return call("announceStop");
    },
    forget: () => call("forget"),
    stopJobs: () => call("stopJobs"),
    databaseState: async () => (await within(databaseStateMs, call("databaseState"))) ?? { jobs: [], messages: [] },
    responding: () => watchdog.responding,
    activeSeconds: () => thread.performance.eventLoopUtilization().active / 1000,
    close: () => call("close"),
  };
}

/** Milliseconds for the last line of the log to be written: nothing is, once the process is killed. */
const LAST_LINE_MS = 500;

function onHang(silentMs: number) {
  log.fatal(
    `Next's thread has not answered for ${silentMs / 1000} s: this process ends, the supervisor starts another`,
  );
  // process.exit() waits for the thread, which may be in a system call that does not come back.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_LINE_MS);
}
