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
  const tag = ifNoneMatch !== undefined && entry.status === 200 && knownTag(ifNoneMatch, entry);
  const head = tag ? { ...entry.sharedHead, etag: tag } : entry.head;
  response.writeHead(tag ? 304 : entry.status, isStale ? { ...head, "x-nextjs-cache": "STALE" } : head);
  response.end(tag ? undefined : entry.body);
}

/**
 * The tag of an If-None-Match header that matches this content, in any encoding; undefined when none does. The 304 returns
 * that same tag, because the visitor's bytes are of its encoding.
 */
function knownTag(ifNoneMatch: string, { hash, head }: Entry) {
  if (ifNoneMatch.trim() === "*") return head.etag;
  for (const [, tag = ""] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g))
    if (tag.split(".")[0] === hash) return `"${tag}"`;
  return undefined;
}
