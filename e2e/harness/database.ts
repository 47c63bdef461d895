import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { copyPrepared, type Prepared } from "./prepared";

/** A PostgreSQL for one test, gone afterwards: with nothing in it, or as a start has prepared it. */
export async function scratchDatabase(prepared?: Prepared) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-scratch-"));
  if (prepared) await copyPrepared(prepared, dataDir);
  const database = await startEmbedded({ dataDir, durable: false });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stands between the product and its database, and can take the line away. */
export async function databaseProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const connections = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(targetPort || 5432), hostname);
    for (const socket of [client, upstream]) {
      connections.add(socket);
      socket.on("error", () => {}).on("close", () => connections.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(port);

  /** Running connections break, and new ones are refused. */
  async function cut() {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of connections) socket.destroy();
    await closed;
  }

  /** Nothing more comes through running connections, and nobody is told; new ones are served. */
  function silence() {
    for (const socket of connections) socket.unpipe().resume();
  }

  return { url: url.href, cut, silence, restore: () => listen(port), close: cut };
}
