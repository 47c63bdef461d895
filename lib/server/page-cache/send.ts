import type { IncomingMessage, ServerResponse } from "node:http";
import type { Entry, Representation } from "./entry";

/** Marks the answers that are the same for everybody: a private one never came from here. (A WeakSet costs 7 % of the throughput.) */
const SHARED = Symbol("shared");
type Marked = ServerResponse & { [SHARED]?: true };
export const isShared = (response: Marked) => response[SHARED] === true;

/** Sends a representation, or a 304 when If-None-Match names it. A stale one is marked in its head. */
export function send(
  { request, response }: { request: IncomingMessage; response: Marked },
  entry: Entry,
  ready: Representation,
  isStale = false,
) {
  response[SHARED] = true;
  const ifNoneMatch = request.headers["if-none-match"];
  const tag = ifNoneMatch !== undefined && entry.status === 200 && entry.knownTag(ifNoneMatch, ready);
  const head = tag ? { ...entry.sharedHead, etag: tag } : ready.head;
  response.writeHead(tag ? 304 : entry.status, isStale ? { ...head, "x-nextjs-cache": "STALE" } : head);
  response.end(tag ? undefined : ready.body);
}
