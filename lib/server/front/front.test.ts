import { createHash } from "node:crypto";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { log } from "../../log";
import { DATA_POLICY } from "./policy";

const SCRIPT = "go('ção')";
const PAGE = `<!DOCTYPE html><p>Olá, ção</p><script>${SCRIPT}</script>`;
const HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
const HTML = { "content-type": "text/html; charset=utf-8" };
const SESSION = { cookie: "next-auth.session-token=x" };

let site: Site;

afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

async function openSite(origin: RequestListener, options: Parameters<typeof startCachedSite>[1] = {}) {
  const https = { https: true, captcha: false };
  site = await startCachedSite(origin, { trustedInline: new Set([SCRIPT]), site: https, ...options });
  return site;
}

const scripts = ({ headers }: { headers: Record<string, unknown> }) =>
  /script-src ([^;]+)/.exec(String(headers["content-security-policy"]))?.[1];

describe("what Next hears", () => {
  beforeEach(() => openSite((request, response) => response.end(JSON.stringify([request.method, request.headers]))));
  const heard = async (...args: Parameters<Site["ask"]>) => JSON.parse((await site.ask(...args)).body.toString());

  it("is who the visitor really is, and no policy or nonce that a client made up", async () => {
    const made = {
      ...{ "x-forwarded-for": "6.6.6.6", "x-nova-client-ip": "6.6.6.6", "x-nova-nonce": "6.6.6.6" },
      "content-security-policy": "script-src 'nonce-6.6.6.6'",
    };
    for (const address of ["/", "/painel"]) {
      const [, headers] = await heard(address, made);
      expect(JSON.stringify(headers)).not.toContain("6.6.6.6");
      expect(headers).toMatchObject({ "x-nova-client-ip": "127.0.0.1", "x-forwarded-for": "127.0.0.1" });
    }
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
  await openSite(async (request, response) => response.end(await text(request)));
  const answer = await site.ask("/api/posts", { "transfer-encoding": "chunked" }, method, "corpo");
  expect([answer.status, answer.body.toString()]).toEqual([200, "corpo"]);
});

describe("documents", () => {
  const page: RequestListener = (request, response) => {
    response.writeHead(request.url === "/gone" ? 404 : 200, HTML);
    // In the middle of a character.
    response.write(Buffer.from(PAGE).subarray(0, 25));
    setImmediate(() => response.end(Buffer.from(PAGE).subarray(25)));
  };

  it.each(["/", "/posts/um", "/gone"])("%s says which of its scripts may run, to HEAD, too", async (url) => {
    await openSite(page);
    const whole = await site.ask(url);
    expect([scripts(whole), whole.body.toString()]).toEqual([`'self' ${HASH}`, PAGE]);
    const head = await site.ask(url, {}, "HEAD");
    expect([scripts(head), head.body.length]).toEqual([`'self' ${HASH}`, 0]);
  });

  it("do not allow a script that nobody of ours wrote, and the log says so", async () => {
    const warning = vi.spyOn(log, "warn");
    await openSite((_, response) => response.writeHead(200, HTML).end(`${PAGE}<script>alert(1)</script>`));
    expect(scripts(await site.ask("/posts/um"))).toBe(`'self' ${HASH}`);
    expect(warning).toHaveBeenCalledWith({ scripts: ["alert(1)"] }, expect.any(String));
  });

  it.each(["/painel", "/login?callbackUrl=/users", "/post/12/edit"])("%s streams, with a nonce", async (url) => {
    let go = () => {};
    const seen: unknown[] = [];
    await openSite(({ headers }, response) => {
      seen.push(headers["x-nova-nonce"], headers["content-security-policy"]);
      response.setHeader("cache-control", "private, no-store");
      response.writeHead(200, HTML).write("<p>primeiro");
      go = () => response.end("<p>segundo");
    });
    const response = await fetch(site.url + url, { headers: { "accept-encoding": "identity" } });
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("<p>primeiro");
    go();
    const [nonce, asked] = seen;
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(asked).toBe(response.headers.get("content-security-policy"));
    expect(asked).toContain(`script-src 'self' 'nonce-${nonce}';`);
    await reader?.cancel();
  });

  it("that are missing are finished ones on any address; one that failed was being rendered", async () => {
    await openSite(({ url }, response) => response.writeHead(url === "/painel" ? 404 : 500, HTML).end(PAGE));
    expect(scripts(await site.ask("/painel"))).toBe(`'self' ${HASH}`);
    expect(scripts(await site.ask("/settings"))).toMatch(/^'self' 'nonce-/);
    expect(scripts(await site.ask("/sobre"))).toBe(`'self' ${HASH}`);
  });

  it("of missing items become the finished not-found page", async () => {
    await openSite(({ url }, response) => {
      const isShared = url === "/posts/nada";
      response.writeHead(404, { ...HTML, "cache-control": isShared ? "s-maxage=1" : "no-store", etag: '"vazio"' });
      response.end(isShared ? "<html id=__next_error__>" : "<h1>Não encontrada</h1>");
    });
    for (const visit of ["first", "second"]) {
      const { status, headers, body } = await site.ask("/posts/nada");
      expect([status, body.toString(), headers.etag], visit).toEqual([404, "<h1>Não encontrada</h1>", undefined]);
    }
    expect((await site.ask("/posts/nada", { rsc: "1" })).body.toString()).toBe("<html id=__next_error__>");
    expect(site.asked.filter((asked) => asked === "GET /_nova/nada")).toHaveLength(1);
  });
});

it("what streams is compressed piece by piece, without waiting for the next one", async () => {
  let finish = () => {};
  await openSite((_, response) => {
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

it("what is kept has its policy in every form, and is decompressed to the same page", async () => {
  await openSite((_, response) =>
    response.writeHead(200, { ...HTML, "cache-control": "s-maxage=60" }).end(PAGE.padEnd(2_000)),
  );
  const first = await site.ask("/sobre", { "accept-encoding": "br" });
  expect(brotliDecompressSync(first.body).toString()).toBe(PAGE.padEnd(2_000));
  const known = { "if-none-match": String(first.headers.etag) };
  for (const again of [await site.ask("/sobre"), await site.ask("/sobre", {}, "HEAD"), await site.ask("/sobre", known)])
    expect(scripts(again)).toBe(`'self' ${HASH}`);
  expect(site.asked).toHaveLength(1);
});

it("data come with a policy that allows nothing, refusals too", async () => {
  await openSite((_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  for (const [address, method] of [
    ["/api/posts", "GET"],
    ["/feed.xml", "POST"],
    ["/%E0", "GET"],
  ] as const) {
    const { headers } = await site.ask(address, {}, method);
    expect(headers, address).toMatchObject({
      "content-security-policy": DATA_POLICY,
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  }
  expect(site.asked).toEqual(["GET /api/posts"]);
});

describe("an origin that fails", () => {
  it("is a 500 with an id that the log has, and nothing of the reason", async () => {
    const complaint = vi.spyOn(log, "error").mockImplementation(() => {});
    const broken = { isUp: true, ask: () => Promise.reject(new Error("segredo interno")) };
    await openSite(() => {}, { origin: broken });
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

  it("by silence is a 504, and the next address is answered meanwhile", async () => {
    await openSite((request, response) => void (request.url === "/sobre" || response.end("ok")), {
      headTimeoutMs: 300,
    });
    const slow = site.ask("/sobre");
    expect((await site.ask("/posts")).body.toString()).toBe("ok");
    expect((await slow).status).toBe(504);
  });

  it("by ending in the middle of a kept page is a 500, of a stream a broken one", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    await openSite(({ url }, response) => {
      response.writeHead(200, { ...HTML, "cache-control": url === "/painel" ? "no-store" : "s-maxage=60" });
      response.write("<p>meia");
      setTimeout(() => response.destroy(), 50);
    });
    expect((await site.ask("/sobre")).status).toBe(500);
    await expect(site.ask("/painel")).rejects.toThrow();
  });
});

describe("many requests at once", () => {
  it("are rendered a few at a time, in line, an administrator's first", async () => {
    let [now, most] = [0, 0];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await openSite(
      async (_, response) => {
        most = Math.max(most, ++now);
        await gate;
        now--;
        response.end("ok");
      },
      { queue: { concurrency: 2 } },
    );
    const visitors = Array.from({ length: 12 }, (_, number) => site.ask(`/posts/${number}`));
    await expect.poll(() => site.asked.length).toBe(2);
    const administrator = site.ask("/painel", SESSION);
    await sleep(100); // arrives behind all of them
    open();
    await Promise.all([administrator, ...visitors]);
    expect(most).toBe(2);
    expect(site.asked.indexOf("GET /painel")).toBeLessThan(5);
  });

  it("wait, and hear after a while that it is too long; what is kept is sent meanwhile", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openSite(
      async ({ url }, response) => {
        response.setHeader("cache-control", "s-maxage=60");
        if (url !== "/") await hanging;
        response.end("ok");
      },
      { queue: { concurrency: 1, timeoutMs: 300 } },
    );
    await site.ask("/");
    const rendering = site.ask("/posts/um");
    const refused = await site.ask("/posts/dois");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
    expect(refused.body.toString()).toContain("ocupado");
    expect((await site.ask("/")).body.toString()).toBe("ok");
    release();
    expect((await rendering).status).toBe(200);
  });

  it("of visitors who left are not rendered", async () => {
    let release = () => {};
    await openSite(
      async ({ url }, response) => {
        if (url === "/um") await new Promise<void>((resolve) => (release = resolve));
        response.setHeader("cache-control", "no-store").end("ok");
      },
      { queue: { concurrency: 1 } },
    );
    const first = site.ask("/um", { range: "bytes=0-1" });
    await expect.poll(() => site.asked).toHaveLength(1);
    const gone = fetch(`${site.url}/dois`, { headers: { range: "bytes=0-1" }, signal: AbortSignal.timeout(100) });
    await expect(gone).rejects.toThrow();
    release();
    await first;
    await site.ask("/tres");
    expect(site.asked).not.toContain("GET /dois");
  });
});
