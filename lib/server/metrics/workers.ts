import cluster from "node:cluster";
import { on } from "node:events";
import type { Registry } from "prom-client";

/** The messages between the worker that got the request and the primary. */
const ASK = "nova:metrics?";
const ANSWER = "nova:metrics";
/** A worker that starts or ends just now may not answer the primary. */
const TIMEOUT_MS = 4_000;

/** In the primary (WORKERS): each worker answers with the figures of all. */
export function gatherForWorkers() {
  cluster.on("message", async (worker, message) => {
    if (message?.type !== ASK) return;
    // Loaded at the first request: many sites have no Prometheus.
    const { AggregatorRegistry } = await import("prom-client");
    const text = await new AggregatorRegistry().clusterMetrics().catch(() => "");
    if (worker.isConnected()) worker.send({ type: ANSWER, text });
  });
}

/** The text of `GET /api/metrics`: the registry's figures, in a worker summed with those of its siblings. */
export async function readingOf(registry: Registry): Promise<() => Promise<string>> {
  if (!cluster.isWorker) return () => registry.metrics();
  const { AggregatorRegistry } = await import("prom-client");
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // registers the listener that answers the primary
  return async () => (await askPrimary().catch(() => "")) || registry.metrics();
}

async function askPrimary() {
  const messages = on(process, "message", { signal: AbortSignal.timeout(TIMEOUT_MS) });
  process.send?.({ type: ASK });
  for await (const [message] of messages) if (message?.type === ANSWER) return message.text;
}
