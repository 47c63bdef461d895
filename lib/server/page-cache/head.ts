import type { OutgoingHttpHeaders } from "node:http";
import { headerOf } from "./answer";

/** Set for each body, or by the server for each connection. */
const OWN_HEADERS = new Set([
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "etag"],
  ...["date", "connection", "keep-alive"],
]);

/** The headers that a cached answer has in every encoding, and in a 304. */
export function sharedHead(headers: OutgoingHttpHeaders, isCompressible: boolean) {
  const shared = Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN_HEADERS.has(name));
  const head: OutgoingHttpHeaders = Object.fromEntries(shared);
  if (head["cache-control"]) head["cache-control"] = visitorsCacheControl(headerOf(head, "cache-control"));
  if (head["x-nextjs-cache"]) head["x-nextjs-cache"] = "HIT";
  if (isCompressible) head.vary = withAcceptEncoding(headerOf(head, "vary"));
  return head;
}

/**
 * `s-maxage` alone was meant for this cache: no other one may keep what a save ends here, and browsers ask each time, which costs
 * a 304. Beside `max-age` it is for all.
 */
export function visitorsCacheControl(control: string) {
  return /\bs-maxage\b/.test(control) && !/\bmax-age\b/.test(control) ? "public, max-age=0, must-revalidate" : control;
}

function withAcceptEncoding(vary: string) {
  if (/\baccept-encoding\b/i.test(vary)) return vary;
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
}
