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

/** Values in a tree: those of the dashboard have some thirty. A header has room for so many that Next's check of them takes 0.7 s. */
const MAX_VALUES = 200;
const VALUE = /[,{[]|%(?:2c|7b|5b)/gi;

function isTree(tree: string | string[] | undefined) {
  if ((String(tree).match(VALUE)?.length ?? 0) > MAX_VALUES) return false;
  try {
    parseAndValidateFlightRouterState(tree);
    return true;
  } catch {
    return false;
  }
}
