import type { IncomingMessage, ServerResponse } from "node:http";
import type { Representation } from "./entry";

/** Milliseconds for which a head is written again as it is: its date counts seconds. */
const REUSED = 500;

const written = new WeakMap<Representation, { text: string; until: number }>();

/** Where node keeps the text of a head from its making until it is sent. */
type WithText = { _header?: string | null };

/**
 * Writes the head of an answer that is ready. For each answer node puts a head together anew, and looks at every letter of
 * every value: a tenth of what a kept page costs under load, and more with a long policy in it. So the text that node
 * made for the same representation a moment ago is used again, on a connection of the same kind that nobody added a header to.
 */
export function writeHead(
  request: IncomingMessage,
  response: ServerResponse & WithText,
  status: number,
  ready: Representation,
) {
  const isUsual = response.shouldKeepAlive && request.httpVersion === "1.1" && response.getHeaderNames().length === 0;
  if (!isUsual || status !== 200) return response.writeHead(status, ready.head);
  const now = performance.now();
  const known = written.get(ready);
  if (known && now < known.until) {
    response._header = known.text;
    if (response.headersSent) return response;
  }
  response.writeHead(status, ready.head);
  // Another node may keep it elsewhere: then each head is made anew.
  if (response._header) written.set(ready, { text: response._header, until: now + REUSED });
  return response;
}
