import cluster from "node:cluster";
import type { Registry } from "prom-client";

/** The messages between a worker that Prometheus asked and its primary, which knows the others. */
const ASK = "nova:metrics?";
const ANSWER = "nova:metrics";
/** Milliseconds; a worker that starts or ends just now may not answer the primary. */
const PATIENCE = 4_000;

/** In the primary of several processes (WORKERS): whichever of them is asked tells the figures of all. */
export function gatherForWorkers() {
  cluster.on("message", async (worker, message) => {
    if (message?.type !== ASK) return;
    // Loaded at the first question: nobody may ever ask.
    const { AggregatorRegistry } = await import("prom-client");
    const text = await new AggregatorRegistry().clusterMetrics().catch(() => "");
    if (worker.isConnected()) worker.send({ type: ANSWER, text });
  });
}

/** What `GET /api/metrics` tells: the registry's figures, in a worker together with those of its siblings. */
export async function readingOf(registry: Registry): Promise<() => Promise<string>> {
  if (!cluster.isWorker) return () => registry.metrics();
  const { AggregatorRegistry } = await import("prom-client");
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // from now on it answers the primary
  let asking: Promise<string> | undefined;
  return async () => {
    asking ??= askPrimary().finally(() => {
      asking = undefined;
    });
    return (await asking) || registry.metrics();
  };
}

function askPrimary() {
  return new Promise<string>((resolve) => {
    const settle = (text: string) => {
      process.off("message", hear);
      clearTimeout(late);
      resolve(text);
    };
    const hear = (message: { type?: string; text?: string }) => {
      if (message?.type === ANSWER) settle(message.text ?? "");
    };
    const late = setTimeout(() => settle(""), PATIENCE);
    process.on("message", hear);
    process.send?.({ type: ASK });
  });
}
