import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { metricsEndpoint } from "./endpoint";
import type { Sources } from "./sources";
import { readingOf } from "./workers";

export interface Metrics {
  endpoints: Record<string, RequestListener>;
  /** The listener with its requests observed. */
  observe(listener: RequestListener): RequestListener;
}

/**
 * `/api/metrics`, and what has to be observed for it; without a token nothing is. No route of Next: it must answer while
 * Next does not.
 */
export async function openMetrics(token: string | undefined, sources: Sources): Promise<Metrics> {
  if (!token) return { endpoints: {}, observe: (listener) => listener };
  const [{ createRegistry }, { observeRequests }] = await Promise.all([import("./registry"), import("./requests")]);
  // The build's name is written into its folder (lib/start/build/ensure-build.ts).
  const build = await readFile(path.join(process.cwd(), ".next", "BUILD_ID"), "utf8").catch(() => "development");
  const registry = createRegistry(build, sources);
  return {
    endpoints: { "/api/metrics": metricsEndpoint(token, await readingOf(registry)) },
    observe: (listener) => observeRequests(listener, registry),
  };
}
