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

async function connectTo(behindProxy: boolean, max?: number) {
  server = net.createServer((socket) => socket.on("error", () => {}).write("."));
  limitConnections(server, { behindProxy, max });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as net.AddressInfo;
  /** Whether a new connection is served. */
  return async (localAddress = "127.0.0.1") => {
    const socket = net.connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
    opened.push(socket);
    return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
  };
}

type Connect = Awaited<ReturnType<typeof connectTo>>;
const many = (connect: Connect, count = 500, from?: string) =>
  Promise.all(Array.from({ length: count }, () => connect(from)));

it("one address keeps no more than its share of connections, and has places again when it closes some", async () => {
  const connect = await connectTo(false);
  expect(await many(connect)).not.toContain(false);
  expect(await connect()).toBe(false);
  opened[0]?.destroy();
  await expect.poll(connect).toBe(true);
});

it("a few addresses with all connections do not keep others out: who has most loses the oldest one", async () => {
  const connect = await connectTo(false, 30);
  await many(connect, 20, "127.0.0.2");
  await many(connect, 10, "127.0.0.3");
  expect(await many(connect, 5, "127.0.0.4")).not.toContain(false);
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual(opened.map((_, index) => index < 5));
});

it("all connections may be those of a trusted proxy", async () => {
  const connect = await connectTo(true);
  expect(await many(connect)).not.toContain(false);
  expect(await connect()).toBe(true);
});
