import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { nonceHeader } from "../../internal-headers";

/** A request to the origin. */
export interface OriginRequest {
  method: string;
  url: string;
  headers: OutgoingHttpHeaders;
  body?: Readable;
}

/** The queue in which a request waits for its render: `team` with a session; `files` and `pictures` wait in Next, too, and would hold up renders. */
export type Lane = "visitors" | "team" | "files" | "pictures" | "health";

/** Next, as a reverse proxy sees its upstream. */
export interface Origin {
  /** Resolves with the head of the answer, whose body streams; `onTurn`: it has left the queue. */
  ask(
    request: OriginRequest,
    options?: { lane?: Lane; signal?: AbortSignal; onTurn?: () => void },
  ): Promise<IncomingMessage>;
  /** False while it does not answer at all. */
  readonly isUp: boolean;
}

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect"],
];

/** Of the origin's answer; the date, too, is each server's own, and whether it sends parts. */
const OF_THE_ORIGIN = new Set([...HOP_BY_HOP, "date", "accept-ranges"]);

/** Every answer is whole: nothing here is so large, and Next answers a range that a file does not have with 500. */
const OF_PARTS = ["range", "if-range"];

/** Headers that only the front may set: Next would put a client's nonce on a page that all visitors share. */
const OURS = ["content-security-policy", "content-security-policy-report-only", nonceHeader];

/** Headers dropped for the page cache, whose entries are whole, uncompressed, and the same for everybody. */
const OF_ONE_VISITOR = ["accept-encoding", "if-none-match", "if-modified-since", "cookie", "authorization"];

/** Conditions for changing something; Next answers them on a file with 500. */
const OF_WRITES = ["if-match", "if-unmodified-since"];

const WITHOUT_BODY = ["GET", "HEAD"];

/** A request for the whole answer at an address, without the visitor's conditions, encodings and cookies. */
export function wholeRequest(url: string, { headers }: IncomingMessage): OriginRequest {
  return { method: "GET", url, headers: without(headers, [...OF_ONE_VISITOR, ...OF_WRITES, "content-length"]) };
}

/** The request as the visitor made it. GET and HEAD lose their body; a body in chunks goes on in chunks. */
export function visitorsRequest(request: IncomingMessage): OriginRequest {
  const { method = "GET", url = "/", headers } = request;
  // HEAD is GET whose body is not sent on: a document's policy follows from its text.
  if (WITHOUT_BODY.includes(method))
    return { method: "GET", url, headers: without(headers, [...OF_WRITES, "content-length"]) };
  const isChunked = headers["transfer-encoding"] !== undefined;
  return {
    method,
    url,
    headers: { ...without(headers), ...(isChunked && { "transfer-encoding": "chunked" }) },
    body: isChunked || headers["content-length"] !== undefined ? request : undefined,
  };
}

/** The headers of an answer that go on to visitors. Without repetitions: Next sends some twice, a prerendered redirect's address among them. */
export function endToEnd({ headersDistinct }: IncomingMessage): OutgoingHttpHeaders {
  const passed = Object.entries(headersDistinct)
    .filter(([name]) => !OF_THE_ORIGIN.has(name))
    .map(([name, values]): [string, string[]] => [name, [...new Set(values)]]);
  return Object.fromEntries(passed.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function without(headers: IncomingHttpHeaders, names: string[] = []): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = { ...headers };
  for (const name of [...HOP_BY_HOP, ...OURS, ...OF_PARTS, ...names]) delete passed[name];
  return passed;
}
