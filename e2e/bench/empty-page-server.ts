import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { lookup } from "mrmime";
import { buildEmptyPage } from "./empty-page";

/** The empty Next page on a server of its own, compressed as the product's pages are. */
export async function serveEmptyPage() {
  const { html, file } = await buildEmptyPage();
  const server = createServer(async ({ url = "/" }, response) => {
    const isFile = url.startsWith("/_next/static/");
    const body = await (isFile ? file(url) : html("/")).catch(() => undefined);
    if (body === undefined) return void response.writeHead(404).end();
    const type = isFile ? (lookup(url) ?? "application/octet-stream") : "text/html; charset=utf-8";
    response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(brotliCompressSync(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
