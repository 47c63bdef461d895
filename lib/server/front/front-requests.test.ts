import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createBrotliDecompress } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Site } from "../../../e2e/harness/cached-site";
import { log } from "../../log";
import { HTML, siteInTest } from "./front.fixture";
import { DATA_POLICY } from "./policy";

const openSite = siteInTest();

describe("what Next hears", () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite((request, response) => response.end(JSON.stringify([request.method, request.headers])));
  });
  const heard = async (...args: Parameters<Site["ask"]>) => JSON.parse((await site.ask(...args)).body.toString());

  it("is who the visitor really is, and no policy, nonce or range that a client made up", async () => {
    const made = {
      ...{ "x-forwarded-for": "6.6.6.6", "x-nova-client-ip": "6.6.6.6", "x-nova-nonce": "6.6.6.6" },
      "content-security-policy": "script-src 'nonce-6.6.6.6'",
      ...{ range: "bytes=6.6.6.6", "if-range": '"6.6.6.6"' }, // on a file that is a 500
    };
    for (const address of ["/", "/painel"]) {
      const [, headers] = await heard(address, made);
      expect(JSON.stringify(headers)).not.toContain("6.6.6.6");
      expect(headers).toMatchObject({ "x-nova-client-ip": "127.0.0.1", "x-forwarded-for": "127.0.0.1" });
    }
  });

  it("is the path and the site of an address that is sent whole, as to a proxy", async () => {
    for (const path of ["/api/posts?q=x", "/painel", "/"]) {
      const [, headers] = await heard(`http://visitante@outro.example:81${path}`);
      expect(headers.host).toBe("outro.example:81");
    }
    expect(site.asked).toEqual(["GET /api/posts?q=x", "GET /painel", "GET /"]);
  });

  it("is the cookies that are ours, and few of them: Next takes seconds for all that a header has room for", async () => {
    const of = async (cookie: string) => (await heard("/api/auth/session", { cookie }))[1].cookie;
    const ours =
      "__Secure-next-auth.session-token=x; next-auth.csrf-token=y; __Host-next-auth.csrf-token=z; nova-menu=1";
    expect(await of(`_ga=1; ${ours};tema=nova-x`)).toBe(ours);
    // Where next-auth led before: one that is no address is a failure to it.
    expect(await of("next-auth.callback-url=http%3A%2F%2F; __Secure-next-auth.callback-url=x")).toBeUndefined();
    const many = (name: string) => Array.from({ length: 500 }, (_, number) => `${name}${number}=1`).join("; ");
    for (const name of ["c", "next-auth.session-token.", "__prerender_bypass"])
      expect(await of(many(name))).toBeUndefined();
    expect((await of(many("nova-"))).split("; ")).toHaveLength(10);
  });

  it("is without cookies when the answer may become everybody's", async () => {
    const cookie = "next-auth.session-token=x";
    const of = async (path: string) => (await heard(path, { cookie }))[1].cookie;
    for (const path of ["/", "/posts/um", "/feed.xml", "/imagens/1/320.webp"])
      expect(await of(path), path).toBeUndefined();
    for (const path of ["/painel", "/donations/arquivo", "/handover/arquivo", "/login", "/rascunho/x", "/api/posts"])
      expect(await of(path), path).toBe(cookie);
  });

  it("is no sign-in of a proxy in front, which is no token", async () => {
    const of = async (authorization: string) => (await heard("/api/posts", { authorization }))[1].authorization;
    expect(await of("Basic dXN1YXJpbzpzZW5oYQ==")).toBeUndefined();
    for (const token of ["Bearer abc", "abc", "basicamente"]) expect(await of(token)).toBe(token);
  });

  it("is GET for HEAD, without its body; nobody reads what comes", async () => {
    const { body, status } = await site.ask("/api/posts", {}, "HEAD");
    expect([status, body.length, site.asked]).toEqual([200, 0, ["GET /api/posts"]]);
    const [method, headers] = await heard("/a", { "content-length": "3", te: "trailers" }, "GET", "abc");
    expect(method).toBe("GET");
    for (const name of ["content-length", "transfer-encoding", "te"]) expect(headers).not.toHaveProperty(name);
  });
});

it.each(["DELETE", "POST", "PUT"])("%s brings its body in chunks as it came", async (method) => {
  const site = await openSite(async (request, response) => response.end(await text(request)));
  const answer = await site.ask("/api/posts", { "transfer-encoding": "chunked" }, method, "corpo");
  expect([answer.status, answer.body.toString()]).toEqual([200, "corpo"]);
});

it("what streams is compressed piece by piece, without waiting for the next one", async () => {
  let finish = () => {};
  const site = await openSite((_, response) => {
    response.writeHead(200, { ...HTML, "cache-control": "private, no-store" }).write("<p>primeiro</p>");
    finish = () => response.end("<p>segundo</p>");
  });
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  socket.write("GET /painel HTTP/1.1\r\nHost: nova\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n");
  let received = Buffer.alloc(0);
  socket.on("data", (piece) => {
    received = Buffer.concat([received, piece]);
  });
  const firstPiece = async () => {
    const body = received.subarray(received.indexOf("\r\n\r\n") + 4);
    const size = Number.parseInt(body.toString("latin1"), 16);
    const brotli = createBrotliDecompress();
    brotli.write(body.subarray(body.indexOf("\r\n") + 2).subarray(0, size));
    return String((await once(brotli, "data"))[0]);
  };
  await expect.poll(() => received.includes("\r\n\r\n") && received.length).toBeTruthy();
  await expect.poll(firstPiece).toBe("<p>primeiro</p>");
  finish();
  await once(socket, "close");
});

it("a server action of who made a session up is refused before its body has come", async () => {
  const site = await openSite(async (_, response) => response.end("ok"), { hasValidSession: async () => false });
  const headers = { cookie: "next-auth.session-token=x", "next-action": `40${"a".repeat(40)}`, "content-length": "9" };
  const { status, body } = await site.ask("/painel", headers, "POST", "half");
  expect([status, body.toString(), site.asked]).toEqual([401, "Não Autorizado, o token falhou!", []]);
});

it.each([true, false])("a body that does not come to its end is waited for with a session (%s)", async (hasSession) => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  const site = await openSite(() => {}, { hasValidSession: async () => hasSession });
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  const closed = once(socket, "close");
  socket.on("error", () => {});
  const cookie = "Cookie: next-auth.session-token=x";
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: nova\r\n${cookie}\r\nContent-Length: 9\r\n\r\nhalf`);
  await expect.poll(() => site.asked.length).toBe(1);
  const late = timers.mock.calls.findIndex(([, ms]) => ms === 60_000);
  const isCleared = () => cleared.mock.calls.some(([timer]) => timer === timers.mock.results[late]?.value);
  expect(isCleared()).toBe(hasSession);
  if (hasSession) return void socket.destroy();
  timers.mock.calls[late]?.[0]();
  await closed;
});

it("an address of the front's own is its own to read; any other method is the framework's", async () => {
  const endpoints = { "/api/metrics": (_: unknown, response: ServerResponse) => void response.end("own") };
  const site = await openSite((_, response) => response.writeHead(404).end("framework"), { endpoints });
  const bodies = ["GET", "POST", "PUT", "OPTIONS"].map((method) => site.ask("/api/metrics", {}, method));
  expect((await Promise.all(bodies)).map(({ body }) => body.toString())).toEqual([
    "own",
    ...Array(3).fill("framework"),
  ]);
  expect((await site.ask("/api/metrics", {}, "HEAD")).status).toBe(200);
});

describe("an origin that fails", () => {
  it("is a 500 with an id that the log has, and nothing of the reason", async () => {
    const complaint = vi.spyOn(log, "error").mockImplementation(() => {});
    const broken = { isUp: true, ask: () => Promise.reject(new Error("segredo interno")) };
    const site = await openSite(() => {}, { origin: broken });
    const page = await site.ask("/sobre");
    const [, id] = /Código ([0-9a-f]{8})/.exec(page.body.toString()) ?? [];
    expect([page.status, page.headers["content-security-policy"]]).toEqual([500, DATA_POLICY]);
    expect(page.body.toString()).not.toContain("segredo");
    expect(complaint).toHaveBeenCalledWith(expect.objectContaining({ failureId: id }), expect.any(String));
    const api = await site.ask("/api/posts");
    expect(JSON.parse(api.body.toString())).toEqual({
      message: expect.stringMatching(/^Erro interno \(código \w{8}\)$/),
    });
  });

  it.each([503, 200])("in a file, with a readiness of %d, is 503 only without the database", async (readiness) => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const site = await openSite(({ url }, response) => {
      if (url === "/api/health") return response.writeHead(readiness).end("{}");
      if (url === "/feed.xml") return response.writeHead(500, { "content-type": "text/plain" }).end("Internal Error");
      response.writeHead(500).end();
    });
    const told = readiness === 503 ? [503, "10"] : [500, undefined];
    for (const file of ["/feed.xml", "/sitemap/paginas.xml"]) {
      const { status, headers } = await site.ask(file);
      expect([status, headers["retry-after"]], file).toEqual(told);
    }
  });

  it("is the same 500 when an address of the front's own fails", async () => {
    const complaint = vi.spyOn(log, "error").mockImplementation(() => {});
    const endpoints = { "/api/metrics": () => Promise.reject(new Error("segredo interno")) };
    const site = await openSite(() => {}, { endpoints });
    const { status, body } = await site.ask("/api/metrics");
    expect([status, JSON.parse(body.toString()).message]).toEqual([500, expect.stringContaining("Erro interno")]);
    expect(complaint).toHaveBeenCalledOnce();
  });

  it("by silence is a 504, and the next address is answered meanwhile", async () => {
    const site = await openSite((request, response) => void (request.url === "/sobre" || response.end("ok")), {
      headTimeoutMs: 300,
    });
    const slow = site.ask("/sobre");
    expect((await site.ask("/posts")).body.toString()).toBe("ok");
    expect((await slow).status).toBe(504);
  });

  it("by ending in the middle of a kept page is a 500, of a stream a broken one", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const site = await openSite(({ url }, response) => {
      response.writeHead(200, { ...HTML, "cache-control": url === "/painel" ? "no-store" : "s-maxage=60" });
      response.write("<p>meia");
      setTimeout(() => response.destroy(), 50);
    });
    expect((await site.ask("/sobre")).status).toBe(500);
    await expect(site.ask("/painel")).rejects.toThrow();
  });
});
