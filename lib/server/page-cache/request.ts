import { IncomingMessage } from "node:http";
import { isOurs } from "./etag";

/** Requests by which an answer may differ beyond its address. More are learnt from what the framework's `Vary` names. */
const VARYING = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
/** Letters of a key; longer addresses are nobody's. */
const LONGEST_KEY = 8_000;
/** Names beyond which an answer varies by too much to be kept. */
const MOST_VARYING = 12;

/** What only the framework answers: parts, conditions on dates, whoever shows a password, previews of drafts. */
const BEYOND = ["range", "authorization", "if-match", "if-unmodified-since", "if-range"] as const;

/** Tells requests apart by what their answers depend on. */
export class Keys {
  readonly #names = [...VARYING];

  /** Undefined for a request that the cache leaves alone. */
  of({ method, headers }: IncomingMessage, url: string): string | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    for (const name of BEYOND) if (headers[name] !== undefined) return undefined;
    if (headers["if-modified-since"] !== undefined && headers["if-none-match"] === undefined) return undefined;
    if (headers.cookie?.includes("__prerender_bypass")) return undefined;
    let key = url;
    for (const name of this.#names) {
      const value = headers[name];
      if (value !== undefined) key += `\n${name}: ${value}`;
    }
    return key.length > LONGEST_KEY ? undefined : key;
  }

  /** Whether answers with this `Vary` can be told apart; from now on they are. */
  learn(vary: string) {
    for (const name of vary.toLowerCase().split(",")) this.#add(name.trim());
    return this.#names.length <= MOST_VARYING;
  }

  #add(name: string) {
    const known = name === "" || name === "accept-encoding" || this.#names.includes(name);
    if (!known && this.#names.length <= MOST_VARYING) this.#names.push(name);
  }
}

/** The key of the same document without its query; undefined when it has none, or is no document. */
export function withoutQuery(key: string) {
  const query = key.indexOf("?");
  return query < 0 || key.includes("\n") ? undefined : key.slice(0, query);
}

/** Whether the key is a document's without a query: an address and nothing else. */
export const isDocument = (key: string) => !key.includes("?") && !key.includes("\n");

/** The path and query of a key. */
export function addressOf(key: string) {
  const end = key.indexOf("\n");
  return end < 0 ? key : key.slice(0, end);
}

/** What does not concern the framework: parts and forms of the answer, and a body, which no page is made from. */
const LEFT_OUT = ["accept-encoding", "if-none-match", "if-modified-since", "content-length", "transfer-encoding"];

/** How the framework is asked: for the whole answer, uncompressed, whatever part of it the visitor wants. */
export function wholeRequest(request: IncomingMessage, url: string): IncomingMessage {
  const headers = { ...request.headers };
  for (const name of LEFT_OUT) delete headers[name];
  const whole = new IncomingMessage(request.socket);
  const { httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  Object.assign(whole, { httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  Object.assign(whole, { method: "GET", url, headers, complete: true });
  whole.push(null);
  return whole;
}

/** A request whose answer may be the whole one, whether it is kept or not: also of who has a copy that came from here. */
export function wantsWhole({ method, headers }: IncomingMessage) {
  const known = headers["if-none-match"];
  return method === "GET" && (known === undefined || isOurs(known));
}
