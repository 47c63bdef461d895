import type { OutgoingHttpHeaders } from "node:http";

/** Set for each representation, or by the server for each connection. */
const OWN_HEADERS = new Set([
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "etag"],
  ...["date", "connection", "keep-alive"],
]);

/** The headers that all representations of a cached answer share: names and values in turn. */
export function sharedHead(headers: OutgoingHttpHeaders, isCompressible: boolean) {
  const head: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OWN_HEADERS.has(name)) continue;
    for (const one of [value].flat().map(String)) head.push(name, forVisitors(name, one));
  }
  return isCompressible ? withVary(head) : head;
}

function forVisitors(name: string, value: string) {
  if (name === "cache-control") return visitorsCacheControl(value);
  return name === "x-nextjs-cache" ? "HIT" : value;
}

/**
 * `s-maxage` alone was meant for this cache: no other one may keep what a save ends here, and browsers ask each time, which costs
 * a 304. Beside `max-age` it is for all.
 */
export function visitorsCacheControl(control: string) {
  return /\bs-maxage\b/.test(control) && !/\bmax-age\b/.test(control) ? "public, max-age=0, must-revalidate" : control;
}

function withVary(head: string[]) {
  const at = head.indexOf("vary") + 1;
  if (at === 0) return [...head, "vary", "Accept-Encoding"];
  const names = head[at] ?? "";
  return /\baccept-encoding\b/i.test(names) ? head : head.with(at, `${names}, Accept-Encoding`);
}
