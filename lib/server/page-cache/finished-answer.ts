import type { OutgoingHttpHeaders } from "node:http";

/** A whole answer as the framework gave it: uncompressed, the names of its headers in lower case. */
export interface FinishedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A header's value as one text; "" without it. */
export function headerOf(headers: OutgoingHttpHeaders, name: string) {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}
