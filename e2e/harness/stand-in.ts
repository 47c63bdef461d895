import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that reached the stand-in. */
type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** The response: a status with JSON; 'never': none; 'cut': a partial body, then the connection is closed. */
export type Answer = "never" | "cut" | { status?: number; json?: unknown; headers?: Record<string, string> };

/** A mock of an external service: an HTTP server on loopback whose response can be changed at any time. */
export async function standIn(first: Answer) {
  const received: Received[] = [];
  const waiting = new Set<ServerResponse>();
  let answer = first;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (answer === "never") return void waiting.add(response);
    if (answer === "cut") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write('{"id": "4');
      return void setTimeout(() => response.destroy(), 20);
    }
    const { status = 200, json = {}, headers = {} } = answer;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    willAnswer(next: Answer) {
      answer = next;
    },
    async close() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof standIn>>;
