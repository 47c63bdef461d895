import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";

/** Bytes of a head. Visitors' end at node's 16 KB; the door adds a little, and a page's policy can be long. */
export const LARGEST_HEAD = 128 * 1024;

/** Of one connection only (RFC 9110, 7.6.1), or said by each server for itself. */
const OWN = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "date",
];

/** Milliseconds until the head of an answer must be there, once the whole request is: the import of a large spreadsheet takes minutes. */
const HEAD_TIMEOUT_MS = 240_000;

/**
 * Answers by asking the server behind `connect`, each request on a connection of its own; 504 when it does not answer in
 * time, and rejects when it fails.
 */
export function forward(connect: () => Duplex, headTimeoutMs = HEAD_TIMEOUT_MS): RequestListener {
  return (request, response) =>
    new Promise<void>((resolve, reject) => {
      const { method, url: path } = request;
      const headers = endToEnd(request.headers);
      const asked = ask({
        createConnection: connect,
        method,
        path,
        headers,
        setHost: false,
        maxHeaderSize: LARGEST_HEAD,
      });
      let answered = false;
      let waiting: NodeJS.Timeout | undefined;
      asked.once("finish", () => {
        waiting = setTimeout(() => {
          answered = true;
          asked.destroy();
          if (!response.headersSent) response.writeHead(504).end();
          resolve();
        }, headTimeoutMs);
      });
      asked.once("close", () => clearTimeout(waiting));
      asked.once("response", (answer) => {
        clearTimeout(waiting);
        answered = true;
        relay(answer, response).then(resolve, reject);
      });
      asked.on("error", (error) => {
        if (response.destroyed) resolve();
        else if (!answered) reject(error);
      });
      response.once("close", () => asked.destroy());
      if (!hasBody(request)) return asked.end();
      request.pipe(asked);
      // The answer may come before the whole body, and the rest of that must not lie in the way of the next request.
      asked.once("close", () => request.unpipe(asked).resume());
    });
}

/** Piece by piece, as fast as the visitor takes them, and each at once: who compresses them must not wait for more. */
async function relay(answer: IncomingMessage, response: ServerResponse & { flush?: () => void }) {
  response.statusCode = answer.statusCode ?? 500;
  response.statusMessage = answer.statusMessage ?? "";
  for (const [name, value] of Object.entries(endToEnd(answer.headers))) response.setHeader(name, value ?? "");
  const proceed = () => answer.resume();
  response.on("drain", proceed);
  return new Promise<void>((resolve) => {
    answer.on("data", (piece) => {
      if (!response.write(piece)) answer.pause();
      response.flush?.();
    });
    answer.once("end", () => response.end());
    answer.once("error", (error) => response.destroy(error));
    answer.once("close", () => {
      response.off("drain", proceed);
      resolve();
    });
  });
}

function endToEnd(headers: IncomingHttpHeaders) {
  const passed = { ...headers };
  for (const name of OWN) delete passed[name];
  return passed;
}

function hasBody({ headers }: IncomingMessage) {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
