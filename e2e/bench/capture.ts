import { type Agent, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response as sent over the wire, its body still compressed. */
export interface CapturedAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Accept-Encoding of browsers, without zstd, which few servers support. */
export const browserHeaders = { "accept-encoding": "br, gzip" };

export async function capture(url: string, agent?: Agent): Promise<CapturedAnswer> {
  const response = await send(url, agent);
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: comparableHeaders(response.headers, body.length), body };
}

function send(url: string, agent?: Agent) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: browserHeaders }, resolve).on("error", reject);
  });
}

/** Leaves out the headers that each server sets itself: date, framing, connection. */
function comparableHeaders(headers: IncomingHttpHeaders, length: number) {
  const own = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value && !own.includes(name) ? [[name, value]] : [],
  );
  return { ...Object.fromEntries(entries), "content-length": String(length) };
}
