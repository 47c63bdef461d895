import type { IncomingMessage, ServerResponse } from "node:http";
import type { Entry } from "./entry";

/** Marks the answers that are the same for everybody: a private one never came from here. (A WeakSet costs 7 % of the throughput.) */
const SHARED = Symbol("shared");
type Marked = ServerResponse & { [SHARED]?: true };
export const isShared = (response: Marked) => response[SHARED] === true;

/** Sends an entry, or a 304 when If-None-Match names it. A stale one is marked in its head. */
export function send(
  { request, response }: { request: IncomingMessage; response: Marked },
  entry: Entry,
  isStale = false,
) {
  response[SHARED] = true;
  const ifNoneMatch = request.headers["if-none-match"];
  const isKnown = entry.status === 200 && ifNoneMatch !== undefined && names(ifNoneMatch, entry.sharedHead.etag);
  const head = isKnown ? entry.sharedHead : entry.head;
  response.writeHead(isKnown ? 304 : entry.status, isStale ? { ...head, "x-nextjs-cache": "STALE" } : head);
  response.end(isKnown ? undefined : entry.body);
}

/** Compared without regard to 'weak' (RFC 9110, 13.1.2). */
function names(ifNoneMatch: string, etag: string) {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag.replace("W/", ""));
}
