import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { freePort, isPortFree } from "./port";

test("a free port is free until somebody listens on it", async () => {
  const port = await freePort();
  expect(await isPortFree(port, "127.0.0.1")).toBe(true);
  const server = net.createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(await isPortFree(port, "127.0.0.1")).toBe(false);
  server.close();
});
