import { once } from "node:events";
import type { Server } from "node:http";
import net from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Grace for a balancer's connection that was accepted at the last moment to send its request. */
const LAST_REQUEST_MS = 500;

/** Resolves when no connection is left: no new ones, requests in flight finish, until the timeout. */
export async function drained(server: Server, timeoutMs: number, { behindProxy }: { behindProxy: boolean }) {
  const closed = once(server, "close");
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
  // Accepted sockets send their first request before the close: the http server's own would end them.
  await nextTurn();
  net.Server.prototype.close.call(server);
  if (behindProxy) await sleep(LAST_REQUEST_MS);
  // A connection becomes idle when its request ends, hence the repetition until none is left.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
