import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import { invalidations } from "../cache/invalidations.mjs";
import { log } from "../log";
import { frameworkBundle } from "./bundles";
import { Channel } from "./channel";
import { forward } from "./forward";
import type { Framework } from "./framework";
import type { Call, FromFramework, Reply, ToFramework } from "./framework-messages";

/**
 * Next in a thread of its own, behind this one. This thread sends what is kept: no render holds it up, and it runs without
 * what Next changes in node for itself (hooks on everything asynchronous, a clock that watches renders). Ends the process when
 * that thread dies, as it would if both were one.
 */
export async function startBehind(): Promise<Framework> {
  const { memory } = invalidations;
  const thread = new Worker(frameworkBundle, { workerData: { invalidations: memory } });
  thread.once("error", (error) => log.fatal(error));
  thread.once("exit", () => process.exit(1));
  const [said]: FromFramework[] = await once(thread, "message");
  if (said && "failed" in said) throw new Error(said.failed);

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
    thread.postMessage(message, ["connection" in message ? message.connection : message.reply]);
  }

  return {
    answer: forward(connect),
    announceStop: () => call("announceStop"),
    forget: () => call("forget"),
    stopJobs: () => call("stopJobs"),
    databaseState: () => call("databaseState"),
    activeSeconds: () => thread.performance.eventLoopUtilization().active / 1000,
    close: () => call("close"),
  };
}
