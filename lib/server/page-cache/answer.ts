import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Encoding } from "./encoding";

/** A whole answer of the origin: uncompressed, the names of its headers in lower case. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The body as the build compressed it; undefined in an encoding that it did not make. */
  precompressed?: (encoding: Encoding) => Promise<Buffer | undefined>;
}

/** A header's value as one text; "" without it. */
export function headerOf(headers: OutgoingHttpHeaders, name: string) {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** An answer of the origin, whose body may still be on its way. */
export type Fetched = Omit<Answer, "body"> & { body: Readable | Buffer };

/** An answer for the first of the coalesced requests alone. Its body is discarded unless that request takes it at once. */
export class NotCacheable {
  #fetched: Fetched | undefined;

  constructor(fetched: Fetched) {
    this.#fetched = fetched;
    // Runs after the promise's callbacks, one of which may take the answer.
    setImmediate(() => {
      const { body } = this.take() ?? {};
      if (body instanceof Readable) body.on("error", () => {}).destroy();
    });
  }

  take() {
    const fetched = this.#fetched;
    this.#fetched = undefined;
    return fetched;
  }
}

/** Rejects when the origin broke off, or sent less than its Content-Length. */
export async function wholeBody({ headers, body }: Fetched) {
  const whole = Buffer.isBuffer(body) ? body : await buffer(body);
  const declared = headers["content-length"];
  if (declared !== undefined && Number(declared) !== whole.length) throw new Error("the origin broke off");
  return whole;
}
