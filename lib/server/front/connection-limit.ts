import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import { directNetwork } from "./client-address";

/** All open connections, and those of one client's address: neither it alone nor a few of them can keep everybody else out. */
const MAX_CONNECTIONS = 10_000;
const MAX_PER_CLIENT = 500;
/** Pipelined requests (RFC 9112, 9.3.2) of a connection at most. Browsers and proxies send none, except one that crosses with the end of an answer. */
const MAX_PIPELINED = 20;

/**
 * Closes further connections of one client at once; when all places are taken, the oldest of the client that has most. Those of a trusted
 * proxy are everybody's: it has such a limit of its own.
 */
export function limitConnections(server: Server, { behindProxy, max = MAX_CONNECTIONS }: Options) {
  if (behindProxy) {
    server.maxConnections = max;
    return;
  }
  const open = new Map<string, Set<Socket>>();
  let total = 0;
  server.prependListener("connection", (socket) => {
    const client = directNetwork(socket);
    open.set(client, (open.get(client) ?? new Set()).add(socket));
    total++;
    socket.once("close", () => forget(client, socket));
    if ((open.get(client)?.size ?? 0) > MAX_PER_CLIENT) socket.destroy();
    else if (total > max) closeOldestOfMost();
  });

  function closeOldestOfMost() {
    const [client, sockets] = [...open].reduce((most, other) => (other[1].size > most[1].size ? other : most));
    for (const socket of sockets) {
      forget(client, socket); // now, as `close` comes later, and others want a place meanwhile
      return socket.destroy();
    }
  }

  function forget(client: string, socket: Socket) {
    const sockets = open.get(client);
    if (!sockets?.delete(socket)) return;
    total--;
    if (sockets.size === 0) open.delete(client);
  }
}

type Options = { behindProxy: boolean; max?: number };

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
