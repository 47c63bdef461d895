import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Calls `act` once, when the status and the headers are known and nothing has been sent. Whoever holds the answer's methods
 * from before (others wrap them, too) reaches those that stand after it.
 */
export function beforeHead(response: ServerResponse, act: () => void) {
  const { writeHead, write, end, flushHeaders } = response;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    Object.assign(response, { writeHead, write, end, flushHeaders });
    act();
  };
  response.writeHead = (...args: unknown[]) => {
    takeHead(response, args);
    begin();
    return response.writeHead(response.statusCode);
  };
  response.write = (...args: unknown[]) => {
    begin();
    return Reflect.apply(response.write, response, args);
  };
  response.end = (...args: unknown[]) => {
    begin();
    return Reflect.apply(response.end, response, args);
  };
  response.flushHeaders = () => {
    begin();
    response.flushHeaders();
  };
}

/** Sends nothing until the body is whole; then what `finish` makes of it. For use before the head is sent. */
export function whenWhole(response: ServerResponse, finish: (body: Buffer) => Buffer) {
  const { writeHead, write, end, flushHeaders } = response;
  const pieces: Buffer[] = [];
  response.writeHead = (...args: unknown[]) => {
    takeHead(response, args);
    return response;
  };
  response.flushHeaders = () => {};
  response.write = (...args: unknown[]) => {
    take(pieces, args);
    callBack(args);
    return true;
  };
  response.end = (...args: unknown[]) => {
    take(pieces, args);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const body = finish(Buffer.concat(pieces));
    if (response.hasHeader("content-length")) response.setHeader("content-length", body.length);
    return response.end(body, () => callBack(args));
  };
}

/** What writeHead(status, message?, headers?) was told, where it can still be read and changed. */
function takeHead(response: ServerResponse, [status, ...rest]: unknown[]) {
  if (typeof status === "number") response.statusCode = status;
  for (const one of rest) {
    if (typeof one === "string") response.statusMessage = one;
    else if (isHeaders(one)) for (const [name, value] of Object.entries(one)) response.setHeader(name, value ?? "");
  }
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The body's part among the arguments of write and end: (piece?, encoding?, callback?). */
function take(pieces: Buffer[], [piece, encoding]: unknown[]) {
  if (typeof piece === "string")
    pieces.push(Buffer.from(piece, typeof encoding === "string" ? asEncoding(encoding) : "utf8"));
  else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
}

function asEncoding(name: string) {
  return Buffer.isEncoding(name) ? name : "utf8";
}

function callBack(args: unknown[]) {
  const last = args.at(-1);
  if (typeof last === "function") process.nextTick(last);
}
