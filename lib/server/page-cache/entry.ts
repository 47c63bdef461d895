import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import compressible from "compressible";
import { type Answer, headerOf } from "./answer";
import { compress, type Encoding } from "./encoding";
import type { Freshness } from "./freshness";
import { sharedHead } from "./head";

/** Bytes below which compressing saves no packet. */
const MIN_COMPRESSED_BYTES = 1024;
/** Approximate memory use besides bodies and key. */
const OVERHEAD_BYTES = 4 * 1024;
const HASH_LENGTH = 22;

/** The body in one encoding, with its head. */
export interface Representation {
  body: Buffer;
  etag: string;
  head: OutgoingHttpHeaders;
}

/** A cached answer, with its representations in the encodings requested so far. */
export class Entry {
  readonly status: number;
  /** The same for every query of its address. */
  readonly prerendered: boolean;
  readonly immutable: boolean;
  /** In milliseconds of Date.now(). */
  readonly freshUntil: number;
  /** When a revalidation failed or timed out: its generation, and the time of the next attempt. */
  failedGeneration: number | undefined;
  retryAt = 0;

  readonly #answer: Answer;
  /** Of the body before compression. */
  readonly #hash: string;
  readonly #compressible: boolean;
  /** What all representations have in their heads, and a 304, too. */
  readonly sharedHead: OutgoingHttpHeaders;
  readonly #representations: Partial<Record<Encoding, Representation>> = {};
  readonly #inFlight = new Map<Encoding, Promise<Representation>>();

  /** `generation`: at the start of the fetch. `previous`: the entry that it replaces. */
  constructor(
    readonly key: string,
    answer: Answer,
    freshness: Freshness,
    readonly generation: number,
    previous?: Entry,
  ) {
    const { status, headers, body } = answer;
    const type = headerOf(headers, "content-type");
    this.#answer = answer;
    this.status = status;
    this.#hash = createHash("sha256").update(body).digest("base64url").slice(0, HASH_LENGTH);
    this.prerendered = headers["x-nextjs-prerender"] !== undefined;
    this.immutable = freshness.immutable;
    this.freshUntil = Date.now() + freshness.lifetimeMs;
    this.#compressible =
      body.length >= MIN_COMPRESSED_BYTES &&
      Boolean(compressible(type)) &&
      !/\bno-transform\b/.test(headerOf(headers, "cache-control"));
    this.sharedHead = sharedHead(headers, Boolean(compressible(type)));
    this.#set("identity", body);
    if (previous && previous.#hash === this.#hash) this.#adoptFrom(previous);
  }

  /** Memory use, with the key at two bytes a letter. */
  get bytes() {
    const bodies = Object.values(this.#representations).reduce((sum, { body }) => sum + body.length, 0);
    return OVERHEAD_BYTES + 2 * this.key.length + bodies;
  }

  /** The representation, if it is ready. */
  get(encoding: Encoding) {
    return this.#representations[this.#compressible ? encoding : "identity"];
  }

  /** The representation, compressed first if need be: once for all requests that wait. */
  async make(encoding: Encoding): Promise<Representation> {
    const ready = this.get(encoding);
    if (ready) return ready;
    const inFlight = this.#inFlight.get(encoding) ?? this.#make(encoding);
    this.#inFlight.set(encoding, inFlight);
    return inFlight.finally(() => this.#inFlight.delete(encoding));
  }

  /**
   * The tag of an If-None-Match header that matches this content, in any encoding; undefined when none does. The 304 returns
   * that same tag, because the visitor's bytes are of its encoding.
   */
  knownTag(ifNoneMatch: string, { etag }: Representation) {
    if (ifNoneMatch.trim() === "*") return etag;
    for (const [, tag = ""] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g))
      if (tag.split(".")[0] === this.#hash) return `"${tag}"`;
    return undefined;
  }

  async #make(encoding: Encoding) {
    const ready = await this.#answer.precompressed?.(encoding);
    return this.#set(encoding, ready ?? (await compress(this.#answer.body, encoding)));
  }

  #set(encoding: Encoding, body: Buffer): Representation {
    // A strong tag: other bytes on the wire, another tag.
    const etag = encoding === "identity" ? `"${this.#hash}"` : `"${this.#hash}.${encoding}"`;
    const type = headerOf(this.#answer.headers, "content-type");
    const head = {
      ...this.sharedHead,
      etag,
      "content-length": body.length,
      ...(type && { "content-type": type }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
    const made = { body, etag, head };
    this.#representations[encoding] = made;
    return made;
  }

  #adoptFrom(previous: Entry) {
    for (const encoding of ["br", "gzip"] as const) {
      const known = previous.#representations[encoding];
      if (known) this.#set(encoding, known.body);
    }
  }
}
