import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A round-robin load balancer on loopback, configured as the nginx of lib/start/README.md: keep-alive upstream
 * connections, and a retry on another machine only for requests that the first one cannot have begun.
 */
export async function loadBalancer() {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let machines: string[] = [];
  let prefer: ((request: IncomingMessage) => string | undefined) | undefined;
  let turn = 0;

  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const first = turn++;
    const chosen = prefer?.(incoming);
    const inTurn = machines.map((_, offset) => machines[(first + offset) % machines.length] ?? "");
    pass(incoming, body, answer, chosen ? [chosen] : inTurn);
  });

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, [machine, ...others]: string[]) {
    if (machine === undefined) return void answer.writeHead(502).end();
    const { method, url, headers, socket } = incoming;
    const forwarded = { ...headers, "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "http" };
    const { port } = new URL(machine);
    const outgoing = request({ agent, host: "127.0.0.1", port, method, path: url, headers: forwarded });
    outgoing.once("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, "x-machine": machine });
      response.pipe(answer);
      response.once("error", () => answer.destroy());
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) return void answer.destroy();
      const neverReached = error.code === "ECONNREFUSED";
      const repeatable = outgoing.reusedSocket && (method === "GET" || method === "HEAD");
      if (neverReached || repeatable) return pass(incoming, body, answer, others);
      answer.writeHead(502, { "x-machine": machine }).end();
    });
    outgoing.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Sets the upstream machines. */
    over(urls: string[]) {
      machines = urls;
    },
    /** Pins requests to a machine; undefined: round robin. */
    prefer(choose: typeof prefer) {
      prefer = choose;
    },
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
