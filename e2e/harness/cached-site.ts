import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createFront, type Options as FrontOptions } from "../../lib/server/front/front";
import { createOriginClient, inLine } from "../../lib/server/process/origin-client";

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface Site {
  url: string;
  /** Sends one request; the body of the response is not decompressed. */
  ask(path: string, headers?: Record<string, string>, method?: string, body?: string | Buffer): Promise<Answer>;
  /** Sends a request and closes the connection after this time. */
  leave(path: string, afterMs: number): Promise<void>;
  /** The requests that reached the origin, as 'GET /path'. */
  asked: string[];
  close(): Promise<void>;
}

type Options = Partial<FrontOptions> & {
  /** What stands around the front, as in lib/server/process/server.ts. */
  wrap?: (listener: RequestListener) => RequestListener;
  headTimeoutMs?: number;
  queue?: { concurrency?: number; timeoutMs?: number };
};

const NO_FILES = {
  has: () => false,
  async read(): Promise<never> {
    throw new Error("no file");
  },
};

/** The server's front over an origin that the test defines; both are real servers. */
export async function startCachedSite(
  origin: RequestListener,
  { wrap = (listener) => listener, headTimeoutMs, queue, ...options }: Options = {},
): Promise<Site> {
  const asked: string[] = [];
  const next = createServer({ requireHostHeader: false }, async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    try {
      await origin(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  const socketPath = `\0nova-test-${process.pid}-${Math.random()}`;
  await once(next.listen(socketPath), "listening");
  const client = createOriginClient({ socketPath, socketKey: "", headTimeoutMs });
  const front = createFront({
    origin: { ask: inLine((request, { signal } = {}) => client.ask(request, signal), queue), isUp: true },
    site: { https: false, captcha: false },
    files: NO_FILES,
    trustedInline: new Set(),
    trustedProxies: 0,
    hasValidSession: async ({ cookie }) => cookie !== undefined,
    capacityBytes: 8 * 1024 * 1024,
    ...options,
  });
  const server = createServer(wrap(front)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ask: (path, headers, method = "GET", body) => ask(port, path, headers, method, body),
    leave: abortAfter(port),
    asked,
    async close() {
      client.close();
      await Promise.all([close(server), close(next)]);
    },
  };
}

async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method: string,
  body?: string | Buffer,
): Promise<Answer> {
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

function abortAfter(port: number) {
  return async (path: string, afterMs: number) => {
    const sent = request({ port, host: "127.0.0.1", path, agent: false }).on("error", () => {});
    sent.end();
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    sent.destroy();
  };
}

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
