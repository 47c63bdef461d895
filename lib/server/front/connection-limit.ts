import type { Server } from "node:net";
import { directNetwork } from "./client-address";

/** All open connections, and those of one client's address: it alone cannot keep everybody else out. */
const MAX_CONNECTIONS = 10_000;
const MAX_PER_CLIENT = 500;

/** Closes further connections at once. Those of a trusted proxy are everybody's: it has such a limit of its own. */
export function limitConnections(server: Server, { behindProxy }: { behindProxy: boolean }) {
  server.maxConnections = MAX_CONNECTIONS;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.prependListener("connection", (socket) => {
    const client = directNetwork(socket);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once("close", () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > MAX_PER_CLIENT) socket.destroy();
  });
}
