import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { withMetrics } from "./endpoint";
import { createRequests } from "./requests";
import type { Sources } from "./sources";
import { readingOf } from "./workers";

/** The listener with its requests counted and `/api/metrics` in front, when there is a token; else as it is. */
export async function measured(listener: RequestListener, token: string | undefined, sources: Sources) {
  if (!token) return listener;
  const { createRegistry } = await import("./registry");
  // The build's name is written into its folder (lib/start/build/build.ts).
  const build = await readFile(path.join(process.cwd(), ".next", "BUILD_ID"), "utf8").catch(() => "development");
  const requests = createRequests();
  const registry = createRegistry(requests, build, sources);
  const all = await readingOf(registry);
  const read = async () => ({ text: await all(), contentType: registry.contentType });
  return requests.measure(withMetrics(listener, token, read));
}
