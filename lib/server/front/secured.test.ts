import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { get as ask, createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { finished } from "./finished";
import { createHost } from "./host";
import { DATA_POLICY, type Policy } from "./policy";

const SCRIPT = "go('ção')";
const PAGE = `<!DOCTYPE html><p>Olá, ção</p><script>${SCRIPT}</script>`;
const HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

async function open(
  next: RequestListener,
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
  policy: Policy | null = { https: true, captcha: false },
) {
  const host = createHost(finished(next, policy ?? undefined), { trustedProxies: 0 });
  const server = createServer(host).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [response]: [IncomingMessage] = (await once(
    ask({ host: "127.0.0.1", port, path: url, agent: false, ...options }),
    "response",
  )) as [IncomingMessage];
  return response;
}

/** Answers in two pieces, like a page that is still being made. */
const page: RequestListener = (request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (request.url === "/gone") response.statusCode = 404;
  const bytes = Buffer.from(PAGE);
  if (request.method === "HEAD") return response.end();
  // In the middle of a character.
  response.write(bytes.subarray(0, 25));
  return setImmediate(() => response.end(bytes.subarray(25)));
};

const scripts = (response: IncomingMessage) =>
  /script-src ([^;]+)/.exec(String(response.headers["content-security-policy"]))?.[1];

test.each(["/", "/posts/um", "/gone"])("%s says which of its scripts may run", async (url) => {
  const response = await open(page, url);
  expect(scripts(response)).toBe(`'self' ${HASH}`);
  expect(await text(response)).toBe(PAGE);
});

test("HEAD is answered with the headers of GET, and no body", async () => {
  const response = await open(page, "/posts/um", { method: "HEAD" });
  expect(scripts(response)).toBe(`'self' ${HASH}`);
  expect(await text(response)).toBe("");
});

test("HEAD of what is no page stays HEAD", async () => {
  const method: RequestListener = (request, response) => response.setHeader("x-method", request.method ?? "").end();
  for (const url of ["/transparencia/doacoes.pdf?q=a", "/api/posts", "/imagens/1/320.avif"]) {
    const { headers } = await open(method, url, { method: "HEAD" });
    expect(headers["x-method"]).toBe("HEAD");
  }
});

test.each(["/painel", "/login?callbackUrl=/users", "/post/12/edit"])(
  "%s streams, with a nonce of its own",
  async (url) => {
    let go = () => {};
    const seen: unknown[] = [];
    const streaming: RequestListener = ({ headers }, response) => {
      seen.push(headers["x-nova-nonce"], headers["content-security-policy"]);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.write("<p>primeiro");
      go = () => response.end("<p>segundo");
    };
    const response = await open(streaming, url);
    const [first] = await once(response, "data");
    expect(String(first)).toBe("<p>primeiro");
    go();
    const [nonce, asked] = seen;
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(asked).toBe(response.headers["content-security-policy"]);
    expect(scripts(response)).toBe(`'self' 'nonce-${nonce}'`);
    const again = await open(streaming, url);
    go();
    expect(scripts(again)).not.toBe(scripts(response));
  },
);

test("an error page of the dashboard is a finished one", async () => {
  const broken: RequestListener = (_, response) =>
    response.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
  const response = await open(broken, "/painel");
  expect(scripts(response)).toBe(`'self' ${HASH}`);
});

test("a policy or nonce that the client sends is nobody's", async () => {
  const headers = {
    "content-security-policy": "script-src 'nonce-mau'",
    "content-security-policy-report-only": "script-src 'nonce-mau'",
    "x-nova-nonce": "mau",
  };
  const echo: RequestListener = (request, response) => response.end(JSON.stringify(request.headers));
  expect(await text(await open(echo, "/", { headers }))).not.toContain("mau");
  expect(await text(await open(echo, "/painel", { headers }))).not.toContain("mau");
});

test("data come with a policy that allows nothing, and what the browser still has with none", async () => {
  const json: RequestListener = (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  expect((await open(json, "/api/posts")).headers["content-security-policy"]).toBe(DATA_POLICY);
  const known: RequestListener = (_, response) =>
    response.writeHead(304, { "content-type": "text/html; charset=utf-8" }).end();
  const { statusCode, headers } = await open(known, "/");
  expect({ statusCode, policy: headers["content-security-policy"] }).toEqual({ statusCode: 304, policy: undefined });
});

test("what the page cache keeps has its headers; what it does not keep passes with its own", async () => {
  const buildFolder = await mkdtemp(path.join(os.tmpdir(), "nova-secured-"));
  await mkdir(path.join(buildFolder, "static"));
  onTestFinished(() => rm(buildFolder, { recursive: true }));
  let asked = 0;
  const next: RequestListener = ({ headers, url }, response) => {
    asked++;
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (url === "/painel") return response.end(String(headers["x-nova-nonce"]));
    return response.setHeader("cache-control", "s-maxage=60").end(PAGE);
  };
  const policy = { https: true, captcha: false };
  const host = createHost(finished(next, policy), { trustedProxies: 0, buildFolder, pageCacheMegabytes: 8 });
  const server = createServer(host).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const first = await fetch(`${at}/sobre`);
  const policyOf = ({ headers }: Response) => headers.get("content-security-policy");
  expect(policyOf(first)).toContain(`script-src 'self' ${HASH};`);
  const tag = { "if-none-match": first.headers.get("etag") ?? "" };
  for (const again of [{}, { method: "HEAD" }, { headers: tag }]) {
    const response = await fetch(`${at}/sobre`, again);
    expect(policyOf(response)).toBe(policyOf(first));
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  }
  expect(asked).toBe(1);

  const dashboard = await fetch(`${at}/painel`);
  expect(policyOf(dashboard)).toContain(`script-src 'self' 'nonce-${await dashboard.text()}';`);
  expect(dashboard.headers.get("x-content-type-options")).toBe("nosniff");
});

test("every answer is told not to be guessed at, framed or leaked, and https only behind https", async () => {
  const plain: RequestListener = (_, response) => response.end("x");
  for (const url of ["/agenda.ics", "/x%E0"]) {
    expect((await open(plain, url)).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=(), "),
      "cross-origin-opener-policy": "same-origin",
      "x-frame-options": "DENY",
    });
  }
  expect((await open(plain, "/agenda.ics")).headers["strict-transport-security"]).toBe("max-age=15768000");
  const http = await open(plain, "/agenda.ics", {}, { https: false, captcha: false });
  expect(http.headers).not.toHaveProperty("strict-transport-security");
});

test("in development pages have no policy, and all other headers", async () => {
  const { headers } = await open(page, "/", {}, null);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers).not.toHaveProperty("content-security-policy");
});
