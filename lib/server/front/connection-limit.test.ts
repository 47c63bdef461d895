import { once } from "node:events";
import net from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitConnections } from "./connection-limit";

const opened: net.Socket[] = [];
let server: net.Server;

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

async function connectTo(behindProxy: boolean) {
  server = net.createServer((socket) => socket.on("error", () => {}).write("."));
  limitConnections(server, { behindProxy });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as net.AddressInfo;
  /** Whether a new connection is served. */
  return async () => {
    const socket = net.connect(port, "127.0.0.1").on("error", () => {});
    opened.push(socket);
    return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
  };
}

const many = (connect: () => Promise<boolean>) => Promise.all(Array.from({ length: 500 }, connect));

it("one address keeps no more than its share of connections, and has places again when it closes some", async () => {
  const connect = await connectTo(false);
  expect(await many(connect)).not.toContain(false);
  expect(await connect()).toBe(false);
  opened[0]?.destroy();
  await expect.poll(connect).toBe(true);
});

it("all connections may be those of a trusted proxy", async () => {
  const connect = await connectTo(true);
  expect(await many(connect)).not.toContain(false);
  expect(await connect()).toBe(true);
});
