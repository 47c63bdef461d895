import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { withMetrics } from "./endpoint";
import type { Sources } from "./sources";
import { readingOf } from "./workers";

/** The listener with its requests observed and `/api/metrics` in front, when there is a token; else as it is. */
export async function measured(listener: RequestListener, token: string | undefined, sources: Sources) {
  if (!token) return listener;
  const [{ createRegistry }, { observeRequests }] = await Promise.all([import("./registry"), import("./requests")]);
  // The build's name is written into its folder (lib/start/build/build.ts).
  const build = await readFile(path.join(process.cwd(), ".next", "BUILD_ID"), "utf8").catch(() => "development");
  const registry = createRegistry(build, sources);
  return observeRequests(withMetrics(listener, token, await readingOf(registry)), registry);
}
