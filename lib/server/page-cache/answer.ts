import type { OutgoingHttpHeaders } from "node:http";
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
