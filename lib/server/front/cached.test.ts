import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { precompress } from "../../start/build/precompress";
import { createHost } from "./host";

const code = "console.log('nova');\n".repeat(200);
let build: string;
let server: Server;

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), "nova-build-"));
  await mkdir(path.join(build, "static"));
  await writeFile(path.join(build, "static", "a.js"), code);
  await precompress(path.join(build, "static"));
});
afterEach(async () => {
  server.close();
  await rm(build, { recursive: true });
});

async function ask(next: RequestListener, address: string): Promise<IncomingMessage> {
  server = createServer(createHost(next, { trustedProxies: 0, buildFolder: build, pageCacheMegabytes: 1 }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return again(address);
}

async function again(address: string, more: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-encoding": "gzip, deflate, br", ...more };
  const [response] = await once(get({ port, path: address, headers, agent: false }), "response");
  return response;
}

test("the build's files come from memory as the build has compressed them, and are Next's when they are not there", async () => {
  const next: RequestListener = ({ url }, response) => response.end(`Next ${url}`);
  const address = "/_next/static/a.js";
  const first = await ask(next, address);
  expect(await buffer(first)).toEqual(await readFile(path.join(build, "static", "a.js.br")));
  expect(first.headers["cache-control"]).toBe("public,max-age=31536000,immutable");
  await rm(path.join(build, "static"), { recursive: true });
  expect(brotliDecompressSync(await buffer(await again(address))).toString()).toBe(code);
  for (const outside of ["/_next/static/b.js", "/_next/static/../secret", "/_next/static/%2e%2e/secret"])
    expect((await buffer(await again(outside))).toString()).toBe(`Next ${outside}`);
});

test("what streams is compressed piece by piece, without waiting for the next one", async () => {
  let finish = () => {};
  const next: RequestListener = async (_, response) => {
    response.setHeader("cache-control", "private, no-store");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write("<p>primeiro</p>");
    if ("flush" in response && typeof response.flush === "function") response.flush();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    response.end("<p>segundo</p>");
  };
  const answer = await ask(next, "/painel");
  expect(answer.headers["content-encoding"]).toBe("br");
  const text = answer.pipe(createBrotliDecompress());
  const [piece] = await once(text, "data");
  expect(piece.toString()).toBe("<p>primeiro</p>");
  finish();
  expect((await buffer(text)).toString()).toBe("<p>segundo</p>");
});

test("what passes the cache by is not for caches further out either", async () => {
  const next: RequestListener = (_, response) => {
    response.setHeader("cache-control", "s-maxage=60");
    response.end("página");
  };
  await buffer(await ask(next, "/"));
  const { headers } = await again("/", { range: "bytes=0-3" });
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});
