import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import { invalidations } from "../cache/invalidations.mjs";
import type { Database } from "../metrics/sources";
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
  thread.once("error", (error) => {
    console.error(error);
    process.exit(1);
  });
  const [said]: FromFramework[] = await once(thread, "message");
  if (said && "failed" in said) throw new Error(said.failed);

  function connect() {
    const { port1, port2 } = new MessageChannel();
    send({ connection: port2 });
    return new Channel(port1);
  }

  async function call(name: Call): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    send({ call: name, reply: port2 });
    const [reply]: Reply[] = await once(port1, "message");
    if (!reply || "failed" in reply) throw new Error(reply?.failed ?? name);
    return reply.value;
  }

  function send(message: ToFramework) {
    thread.postMessage(message, ["connection" in message ? message.connection : message.reply]);
  }

  return {
    answer: forward(connect),
    announceStop: async () => void (await call("announceStop")),
    stopJobs: async () => void (await call("stopJobs")),
    databaseState: async () => (await call("databaseState")) as Database,
    close: async () => void (await call("close")),
  };
}
