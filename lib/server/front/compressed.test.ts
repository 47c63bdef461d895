import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompress } from "../../start/build/precompress";
import { buildFiles, compressed } from "./compressed";

let build: string;
const code = "console.log('nova');\n".repeat(200);
const page = `<!DOCTYPE html>${"<p>Olá</p>".repeat(400)}`;
const next: RequestListener = (request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(request.url === "/" ? page : `Next ${request.url}`);
};

beforeAll(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), "nova-build-"));
  await mkdir(path.join(build, "static", "chunks"), { recursive: true });
  await writeFile(path.join(build, "static", "chunks", "a.js"), code);
  await precompress(path.join(build, "static"));
});
afterAll(() => rm(build, { recursive: true }));

async function ask(address: string, encoding: string) {
  const server = createServer(buildFiles(compressed(next), build)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path: address, headers: { "accept-encoding": encoding } }), "response")) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await answer.toArray());
  server.close();
  return { status: answer.statusCode, headers: answer.headers, body };
}

test("the build's files come in their compressed copies, to be kept for ever", async () => {
  const { status, headers, body } = await ask("/_next/static/chunks/a.js", "gzip, br");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public,max-age=31536000,immutable",
    vary: "Accept-Encoding",
  });
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(brotliDecompressSync(body).toString()).toBe(code);
  expect(gunzipSync((await ask("/_next/static/chunks/a.js", "gzip")).body).toString()).toBe(code);
  expect((await ask("/_next/static/chunks/a.js", "identity")).body.toString()).toBe(code);
});

test("a file that vanishes under the running server breaks its own answer only", async () => {
  const chunk = path.join(build, "static", "chunks", "gone.js");
  await writeFile(chunk, code);
  const server = createServer(buildFiles(compressed(next), build)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = (name: string) => `http://127.0.0.1:${port}/_next/static/chunks/${name}`;
  await rm(chunk);
  await expect(fetch(address("gone.js")).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(address("a.js"))).status).toBe(200);
  server.closeAllConnections();
  server.close();
});

test("what is not there, and what lies outside, is Next's to answer", async () => {
  for (const address of ["/_next/static/chunks/b.js", "/_next/static/../secret", "/_next/static/%2e%2e/secret"])
    expect((await ask(address, "identity")).body.toString()).toBe(`Next ${address}`);
});

test("pages come in brotli, gzip or as they are, as the browser likes it", async () => {
  const small = await ask("/", "gzip, deflate, br");
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.body).toString()).toBe(page);
  expect(gunzipSync((await ask("/", "gzip")).body).toString()).toBe(page);
  expect((await ask("/", "identity")).body.toString()).toBe(page);
});
