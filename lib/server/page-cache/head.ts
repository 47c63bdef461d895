import type { OutgoingHttpHeaders } from "node:http";

/** Said by each representation of itself, or by the server of each connection. */
const OWN = new Set([
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "etag"],
  ...["date", "connection", "keep-alive"],
]);

/** What a visitor is told besides. */
export function headOf(headers: OutgoingHttpHeaders, isCompressible: boolean) {
  const head: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OWN.has(name)) continue;
    // Next says some things twice.
    for (const one of new Set([value].flat().map(String))) head.push(name, reworded(name, one));
  }
  return isCompressible ? withVary(head) : head;
}

function reworded(name: string, value: string) {
  if (name === "cache-control") return cacheControlForVisitors(value);
  return name === "x-nextjs-cache" ? "HIT" : value;
}

/**
 * `s-maxage` alone was meant for this cache: no other one may keep what a save ends here, and browsers ask each time, which costs
 * a 304. Beside `max-age` it is for all.
 */
export function cacheControlForVisitors(control: string) {
  return /\bs-maxage\b/.test(control) && !/\bmax-age\b/.test(control) ? "public, max-age=0, must-revalidate" : control;
}

function withVary(head: string[]) {
  const at = head.indexOf("vary") + 1;
  if (at === 0) return [...head, "vary", "Accept-Encoding"];
  const names = head[at] ?? "";
  return /\baccept-encoding\b/i.test(names) ? head : head.with(at, `${names}, Accept-Encoding`);
}
