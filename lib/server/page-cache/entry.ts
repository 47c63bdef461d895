import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import compressible from "compressible";
import { type Answer, headerOf } from "./answer";
import { compress, type Encoding } from "./encoding";
import { type Freshness, visitorsCacheControl } from "./freshness";
import { encodingOf } from "./key";

/** Bytes below which compressing saves no packet. */
const MIN_COMPRESSED_BYTES = 1024;
const HASH_LENGTH = 22;

/** A cached answer, in the encoding of its key if it is worth compressing. */
export interface Entry {
  readonly key: string;
  readonly status: number;
  readonly encoding: Encoding;
  readonly body: Buffer;
  readonly head: OutgoingHttpHeaders;
  /** What a 304 has of it. */
  readonly sharedHead: OutgoingHttpHeaders & { etag: string };
  /** The same for every query of its address. */
  readonly prerendered: boolean;
  readonly immutable: boolean;
  /** In milliseconds of Date.now(). */
  readonly freshUntil: number;
  /** At the start of the fetch. */
  readonly generation: number;
  /** When a revalidation failed or timed out: its generation, and the time of the next attempt. */
  failedGeneration?: number;
  retryAt: number;
}

/** The answer's entry. Compresses it, unless `previous`, which it replaces, has the same content. */
export async function createEntry(
  key: string,
  { status, headers, body, precompressed }: Answer,
  { immutable, lifetimeMs }: Freshness,
  generation: number,
  previous?: Entry,
): Promise<Entry> {
  const type = headerOf(headers, "content-type");
  const isCompressible = Boolean(compressible(type));
  const isWorthCompressing =
    isCompressible &&
    body.length >= MIN_COMPRESSED_BYTES &&
    !/\bno-transform\b/.test(headerOf(headers, "cache-control"));
  const encoding = isWorthCompressing ? encodingOf(key) : "identity";
  // Weak: the same content has it in each encoding.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, HASH_LENGTH)}"`;
  const isUnchanged = previous?.sharedHead.etag === etag && previous.encoding === encoding;
  const sent = isUnchanged ? previous.body : ((await precompressed?.(encoding)) ?? (await compress(body, encoding)));
  const shared = { ...sharedHead(headers, isCompressible), etag };
  return {
    key,
    status,
    encoding,
    body: sent,
    head: {
      ...shared,
      "content-length": sent.length,
      ...(type && { "content-type": type }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
    sharedHead: shared,
    prerendered: headers["x-nextjs-prerender"] !== undefined,
    immutable,
    freshUntil: Date.now() + lifetimeMs,
    generation,
    retryAt: 0,
  };
}

/** Set for each body, or by the server for each connection. */
const OWN_HEADERS = new Set([
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "etag"],
  ...["date", "connection", "keep-alive"],
]);

/** The headers that a cached answer has in every encoding, and in a 304. */
function sharedHead(headers: OutgoingHttpHeaders, isCompressible: boolean) {
  const shared = Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN_HEADERS.has(name));
  const head: OutgoingHttpHeaders = Object.fromEntries(shared);
  if (head["cache-control"]) head["cache-control"] = visitorsCacheControl(headerOf(head, "cache-control"));
  if (head["x-nextjs-cache"]) head["x-nextjs-cache"] = "HIT";
  if (isCompressible) head.vary = withAcceptEncoding(headerOf(head, "vary"));
  return head;
}

function withAcceptEncoding(vary: string) {
  if (/\baccept-encoding\b/i.test(vary)) return vary;
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
}
