import net from "node:net";

/** A TCP proxy in front of the database, whose connections can be cut, stalled or silenced. */
export async function databaseProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<net.Socket>();
  let stalled = false;

  const server = net.createServer((client) => {
    const upstream = net.connect(Number(targetPort || 5432), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      // If one side closes, by an error too, the other one is closed.
      from
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
    if (stalled) for (const socket of [client, upstream]) socket.pause();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(port);

  /** Closes open connections and refuses new ones. */
  async function cut() {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    /** The database's own address, without the proxy. */
    target,
    cut,
    close: cut,
    /** Drops the data of open connections silently; new connections work. */
    silence() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    /** Holds back all data, of new connections too. */
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    /** Delivers the data held back, and accepts connections again. */
    async restore() {
      stalled = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof databaseProxy>>;
