import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** Whether Next's router never sends such headers: a page that is rendered for each request would fail on them, or log a trace each time. */
export function areMadeUp({
  "next-router-state-tree": tree,
  "next-router-prefetch": prefetch = "1",
}: IncomingHttpHeaders) {
  // '2' and '3' are of kinds of prefetching that next.config.mjs does not turn on.
  return prefetch !== "1" || !isTree(tree);
}

function isTree(tree: string | string[] | undefined) {
  try {
    parseAndValidateFlightRouterState(tree);
    return true;
  } catch {
    return false;
  }
}
