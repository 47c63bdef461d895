import type { IncomingMessage, ServerResponse } from "node:http";
import type { Entry, Representation } from "./entry";
import { knownTag } from "./etag";
import { writeHead } from "./write-head";

/** Sends what is ready: the head as one list, the body as one piece. */
export function send(request: IncomingMessage, response: ServerResponse, entry: Entry, ready: Representation) {
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch !== undefined && entry.status === 200) {
    const tag = knownTag(ifNoneMatch, entry.hash, ready.etag);
    if (tag) {
      response.writeHead(304, [...ready.unchangedHead, "ETag", tag]).end();
      return;
    }
  }
  writeHead(request, response, entry.status, ready);
  if (request.method === "HEAD") response.end();
  else response.end(ready.body);
}

/** The same for what is kept although it may be no longer true; the head says so. */
export function sendStale(request: IncomingMessage, response: ServerResponse, entry: Entry, ready: Representation) {
  const marked = (head: string[]) => {
    const at = head.indexOf("x-nextjs-cache");
    return at < 0 ? [...head, "x-nextjs-cache", "STALE"] : head.with(at + 1, "STALE");
  };
  send(request, response, entry, { ...ready, head: marked(ready.head), unchangedHead: marked(ready.unchangedHead) });
}
