import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createPageCache, type PageCacheOptions } from "../../lib/server/page-cache/page-cache";

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface Site {
  /** One request over the wire, its body as it was sent. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** A visitor who goes away after so many milliseconds. */
  leave(path: string, after: number): Promise<void>;
  /** How often the framework was asked. */
  asked: string[];
  close(): Promise<void>;
}

type Options = Partial<Pick<PageCacheOptions, "capacity" | "precompressed" | "renewal">>;

/** A page cache over a framework of the test's, as a real server. */
export async function startCachedSite(framework: RequestListener, options: Options = {}): Promise<Site> {
  const asked: string[] = [];
  const next: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    return framework(request, response);
  };
  const cache = createPageCache({
    capacity: 8 * 1024 * 1024,
    next,
    passing: { listener: next, prepare: () => {} },
    ...options,
  });
  const server = createServer((request, response) => {
    if (cache.hit(request, response)) return;
    cache.answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers, method = "GET") => ask(port, path, headers, method),
    leave: leaver(port),
    asked,
    close: () => close(server),
  };
}

async function ask(port: number, path: string, headers: Record<string, string> = {}, method: string): Promise<Answer> {
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

function leaver(port: number) {
  return async (path: string, after: number) => {
    const sent = request({ port, host: "127.0.0.1", path, agent: false }).on("error", () => {});
    sent.end();
    await new Promise((resolve) => setTimeout(resolve, after));
    sent.destroy();
  };
}

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
