import { once } from "node:events";
import net from "node:net";

export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  await once(server.close(), "close");
  return port;
}
