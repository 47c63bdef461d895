import cluster from "node:cluster";
import { on } from "node:events";
import type { Registry } from "prom-client";

/** The messages between a worker that Prometheus asked and its primary, which knows the others. */
const ASK = "nova:metrics?";
const ANSWER = "nova:metrics";
/** A worker that starts or ends just now may not answer the primary. */
const PATIENCE_MS = 4_000;

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
  return async () => (await askPrimary().catch(() => "")) || registry.metrics();
}

async function askPrimary() {
  const messages = on(process, "message", { signal: AbortSignal.timeout(PATIENCE_MS) });
  process.send?.({ type: ASK });
  for await (const [message] of messages) if (message?.type === ANSWER) return message.text;
}
