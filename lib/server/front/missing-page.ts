import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { invalidations } from "../../invalidation/invalidations.mjs";
import type { Answer, Fetched } from "../page-cache/answer";
import { isPerRequest } from "./address";
import type { OriginRequest } from "./origin-request";

/** No route has this address: Next answers it with the finished not-found page. */
const NOWHERE = "/_nova/nada";

/**
 * Whether it is Next's answer to notFound() in a page: an empty document, which only JavaScript would fill. Outside of private screens the
 * finished not-found page, and a document that a route made, are told from it by being 'no-store': the empty one may be shared.
 */
export function isEmptyNotFound({ status, headers }: Pick<Fetched, "status" | "headers">, path: string) {
  if (status !== 404 || !String(headers["content-type"]).startsWith("text/html")) return false;
  return isPerRequest(path) || String(headers["cache-control"]).includes("s-maxage");
}

/** The finished not-found page: one for all addresses, fetched again in each generation. */
export function createMissingPage(ask: (request: OriginRequest) => Promise<IncomingMessage>) {
  let cached: { generation: number; page: Answer } | undefined;
  return async (): Promise<Answer> => {
    const { generation, trusted } = invalidations;
    if (trusted && cached?.generation === generation) return cached.page;
    // Not the visitor's own host: the page is everybody's.
    const answer = await ask({ method: "GET", url: NOWHERE, headers: { host: "localhost" } });
    const page = { status: 404, headers: HEADERS, body: await buffer(answer) };
    if (answer.statusCode !== 404) throw new Error(`the not-found page was answered with ${answer.statusCode}`);
    cached = { generation, page };
    return page;
  };
}

const HEADERS: OutgoingHttpHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
