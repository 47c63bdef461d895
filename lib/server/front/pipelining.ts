import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests (RFC 9112, 9.3.2) of a connection at most. Browsers and proxies send none, but for one that crosses with an answer's end. */
const MAX_PIPELINED = 20;

const pipelined = new WeakMap<Socket, number>();

/**
 * Whether a request is one too many behind others of its connection, which is closed then: node reads 64 KB of them at once, which are
 * 2,500, and keeps each with its answer until the client takes those before; of a few hundred connections memory runs full.
 */
export function isPipelineFull(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  if (socket.destroyed) return true;
  // Only the answer whose turn it is has the socket.
  if (response.socket !== null) return false;
  const count = (pipelined.get(socket) ?? 0) + 1;
  pipelined.set(socket, count);
  response.once("close", () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  if (count > MAX_PIPELINED) socket.destroy();
  return socket.destroyed;
}
