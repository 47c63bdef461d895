import compressible from "compressible";
import { compress, type Strength } from "./compress";
import type { Encoding } from "./encodings";
import { contentHash, etagOf } from "./etag";
import { type FinishedAnswer, headerOf } from "./finished-answer";
import { headOf } from "./head";
import type { Lifetime } from "./lifetime";

/** Bytes below which compressing saves no packet. */
const WORTHWHILE = 1024;
/** About what an entry takes besides its bodies. */
const OVERHEAD = 4 * 1024;

/** The bytes for one encoding, with everything that goes before them: names and values of the headers in turn. */
export interface Representation {
  body: Buffer;
  etag: string;
  strength: Strength;
  head: string[];
  /** Of a 304, without the ETag. */
  unchangedHead: string[];
}

/** A finished answer, ready to be sent in each encoding that was asked for so far. */
export class Entry {
  readonly status: number;
  readonly hash: string;
  readonly compressible: boolean;
  /** Made without regard to the query of its address. */
  readonly prerendered: boolean;
  readonly #head: string[];
  readonly #type: string[];
  readonly #representations: Partial<Record<Encoding, Representation>> = {};
  readonly #underWay = new Map<Encoding, Promise<Representation>>();

  /** Of how many invalidations was known when the framework was asked. */
  began = 0;
  /** By Date.now(). */
  freshUntil = 0;
  immutable = false;
  /** The framework failed, or was silent, when it was asked again: not before this moment once more, unless something is saved. */
  failedUntil = 0;
  failedAt: number | undefined;
  /** How often it was sent of late: since the store last looked for what nobody asks for; each save halves it (renew.ts). */
  visits = 0;

  constructor(
    readonly key: string,
    { status, headers, body }: FinishedAnswer,
    earlier?: Entry,
  ) {
    const type = headerOf(headers, "content-type");
    this.status = status;
    this.hash = contentHash(body);
    this.prerendered = headers["x-nextjs-prerender"] !== undefined;
    this.compressible = Boolean(compressible(type)) && !/\bno-transform\b/.test(headerOf(headers, "cache-control"));
    this.#head = headOf(headers, this.compressible);
    this.#type = type ? ["Content-Type", type] : [];
    this.#add("identity", body, "strong");
    if (earlier) this.visits = earlier.visits;
    if (earlier?.hash === this.hash) this.#takeOver(earlier);
  }

  /** As the lifetime says, of an answer that began when so many invalidations were known. */
  renew({ milliseconds, immutable }: Lifetime, began: number) {
    this.began = began;
    this.immutable = immutable;
    this.freshUntil = Date.now() + milliseconds;
    return this;
  }

  get bytes() {
    const bodies = Object.values(this.#representations).reduce((sum, { body }) => sum + body.length, 0);
    return OVERHEAD + this.key.length + bodies;
  }

  get identity() {
    return this.#representations.identity?.body ?? Buffer.alloc(0);
  }

  /** What is ready for the encoding. */
  get(encoding: Encoding) {
    return this.#representations[this.#worthwhile(encoding)];
  }

  /** What is ready for the encoding, made first if need be: once for all who wait. */
  async make(encoding: Encoding): Promise<Representation> {
    const wanted = this.#worthwhile(encoding);
    const ready = this.#representations[wanted];
    if (ready) return ready;
    const underWay = this.#underWay.get(wanted) ?? this.#compress(wanted, "quick");
    this.#underWay.set(wanted, underWay);
    return underWay.finally(() => this.#underWay.delete(wanted));
  }

  /** Those that somebody asked for. */
  encodings() {
    return (["br", "gzip"] as const).filter((encoding) => this.#representations[encoding]);
  }

  /** Encodings whose bytes could be fewer. */
  weak() {
    return (["br", "gzip"] as const).filter((encoding) => this.#representations[encoding]?.strength === "quick");
  }

  async strengthen(encoding: Encoding) {
    await this.#compress(encoding, "strong");
  }

  /** Bytes that were compressed as strongly as it goes elsewhere. */
  adopt(encoding: Encoding, body: Buffer) {
    return this.#add(encoding, body, "strong");
  }

  async #compress(encoding: Encoding, strength: Strength) {
    return this.#add(encoding, await compress(this.identity, encoding, strength), strength);
  }

  #add(encoding: Encoding, body: Buffer, strength: Strength): Representation {
    const present = this.#representations[encoding];
    if (present?.strength === "strong") return present;
    const etag = etagOf(this.hash, encoding, strength);
    const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const head = [...this.#head, ...this.#type, "ETag", etag, ...coding, "Content-Length", String(body.length)];
    const made = { body, etag, strength, head, unchangedHead: this.#head };
    this.#representations[encoding] = made;
    return made;
  }

  #takeOver(earlier: Entry) {
    for (const encoding of ["br", "gzip"] as const) {
      const known = earlier.#representations[encoding];
      if (known) this.#add(encoding, known.body, known.strength);
    }
  }

  #worthwhile(encoding: Encoding): Encoding {
    return this.compressible && this.identity.length >= WORTHWHILE ? encoding : "identity";
  }
}
