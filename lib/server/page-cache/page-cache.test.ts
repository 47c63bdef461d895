import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { visitorsCacheControl } from "./head";
import { statistics } from "./statistics";

const PAGE = `<!DOCTYPE html>${"<p>Olá</p>".repeat(400)}`;
const VARY = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";
const broken = (response: ServerResponse) => {
  response.writeHead(500).end("quebrou");
  return "answered";
};
const everything = "gzip, deflate, br, zstd";

let site: Site;
let text: string;
let head: Record<string, string>;
let before: (response: ServerResponse, url: string) => unknown;

/** As Next answers a prerendered page; what a test changes of it comes in between. */
const framework: RequestListener = async (request, response) => {
  const url = request.url ?? "";
  if ((await before(response, url)) === "answered") return;
  const content = text + (request.headers.rsc ? " como dados" : "");
  response.setHeader("Vary", VARY);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  for (const [name, value] of Object.entries(head)) response.setHeader(name, value);
  response.setHeader("Content-Length", Buffer.byteLength(content));
  response.end(content);
};

beforeEach(async () => {
  text = PAGE;
  head = { "cache-control": "s-maxage=3600, stale-while-revalidate=300", "x-nextjs-cache": "MISS", etag: '"next"' };
  before = () => {};
  site = await startCachedSite(framework);
});
afterEach(async () => {
  vi.useRealTimers();
  invalidations.trusted = true;
  await site.close();
});

describe("what is kept", () => {
  it("is asked for once", async () => {
    const { hits } = statistics;
    const first = await site.ask("/posts");
    const second = await site.ask("/posts");
    expect(second.body.toString()).toBe(PAGE);
    expect(second).toEqual({ ...first, headers: { ...second.headers, date: first.headers.date } });
    expect(site.asked).toEqual(["GET /posts"]);
    expect(statistics.hits).toBe(hits + 1);
  });

  it("is not for caches further out, whose visitors a save could not reach", async () => {
    const { headers } = await site.ask("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    head["cache-control"] = "public, max-age=31536000, immutable";
    expect((await site.ask("/imagem")).headers["cache-control"]).toBe(head["cache-control"]);
  });

  it.each<Record<string, string>>([
    { "cache-control": "private, no-cache, no-store" },
    { "cache-control": "public, no-cache" },
    { "cache-control": "s-maxage=60", "set-cookie": "a=b" },
    { "cache-control": "s-maxage=60", vary: "*" },
    { "cache-control": "max-age=60", "x-nextjs-cache": "" },
  ])("is never what is somebody's own: %o", async (given) => {
    head = given;
    await site.ask("/");
    const { headers } = await site.ask("/");
    expect(site.asked).toHaveLength(2);
    expect(headers["cache-control"]).toBe(visitorsCacheControl(given["cache-control"] ?? ""));
  });

  it("is never half an answer", async () => {
    before = (response) => {
      response.writeHead(200, { "cache-control": "s-maxage=60" });
      response.write("meia");
      throw new Error("broke off");
    };
    expect((await site.ask("/")).status).toBe(500);
    before = () => {};
    expect((await site.ask("/")).body.toString()).toBe(PAGE);
  });

  it("may be what is missing, and keeps every header; no redirect and no refusal", async () => {
    const answerWith = (code: number) => {
      before = (response) => {
        response.statusCode = code;
        response.setHeader("content-type", "image/png");
        response.setHeader("link", ["<a>; rel=preload", "<a>; rel=preload"]);
        response.writeHead(code, { "cache-control": "s-maxage=60" }).end();
        return "answered";
      };
    };
    answerWith(404);
    await site.ask("/cartao/nada.jpg");
    const { status, headers } = await site.ask("/cartao/nada.jpg");
    expect([status, headers.link]).toEqual([404, "<a>; rel=preload"]);
    expect(site.asked).toHaveLength(1);
    for (const code of [204, 206, 301, 308, 405, 410]) {
      answerWith(code);
      await site.ask(`/${code}`);
      const { length } = site.asked;
      await site.ask(`/${code}`);
      expect(site.asked, String(code)).toHaveLength(length + 1);
    }
  });

  it("differs by what the framework's Vary names, and by nothing else", async () => {
    await site.ask("/");
    expect((await site.ask("/", { rsc: "1" })).body.toString()).toMatch(/como dados$/);
    expect((await site.ask("/", { rsc: "1" })).body.toString()).toMatch(/como dados$/);
    expect((await site.ask("/", { cookie: "a=b", "user-agent": "Twitterbot", origin: "x" })).body.toString()).toBe(
      PAGE,
    );
    expect(site.asked).toHaveLength(2);
    await site.ask("/", { "next-router-state-tree": "made-up", "next-url": "/made-up" });
    expect(site.asked).toHaveLength(2);
    head.vary = "Origin";
    expect((await site.ask("/api/", { origin: "https://a.org" })).status).toBe(200);
    await site.ask("/api/", { origin: "https://b.org" });
    await site.ask("/api/", { origin: "https://b.org" });
    expect(site.asked).toHaveLength(4);
    head.vary = "X-Unheard-Of";
    for (const visit of [5, 6]) {
      await site.ask("/outra");
      expect(site.asked).toHaveLength(visit);
    }
  });
});

describe("what is sent", () => {
  it("comes in the encoding that the visitor likes best, with a strong tag of its own", async () => {
    const [plain, gzip, brotli] = [
      await site.ask("/"),
      await site.ask("/", { "accept-encoding": "gzip;q=1, br;q=0.5" }),
      await site.ask("/", { "accept-encoding": everything }),
    ];
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toBe(`${VARY}, Accept-Encoding`);
      expect(headers.etag).toMatch(/^"/);
    }
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(site.asked).toHaveLength(1);
  });

  it("is compressed strongly once there is time, under another tag, and the old tag is still known", async () => {
    const quick = await site.ask("/", { "accept-encoding": "br" });
    const strong = await vi.waitFor(
      async () => {
        const now = await site.ask("/", { "accept-encoding": "br" });
        expect(now.headers.etag).not.toBe(quick.headers.etag);
        return now;
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(brotliDecompressSync(strong.body).toString()).toBe(PAGE);
    const old = await site.ask("/", { "accept-encoding": "br", "if-none-match": quick.headers.etag ?? "" });
    expect([old.status, old.headers.etag]).toEqual([304, quick.headers.etag]);
  });

  it("is nothing when the visitor has it: lists, weak tags, '*'", async () => {
    const { headers } = await site.ask("/");
    for (const known of [headers.etag ?? "", `"a", W/${headers.etag}`, "*"]) {
      const answer = await site.ask("/", { "if-none-match": known });
      expect([answer.status, answer.body.length, answer.headers["content-length"]]).toEqual([304, 0, undefined]);
      expect(answer.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    }
    expect((await site.ask("/", { "if-none-match": '"next"' })).status).toBe(200);
    expect((await site.ask("/outra", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
    text = "Outro";
    invalidations.mark(["posts"]);
    expect((await site.ask("/", { "if-none-match": headers.etag ?? "" })).body.toString()).toBe("Outro");
  });

  it("is the head alone for HEAD, as GET has it", async () => {
    const { headers } = await site.ask("/");
    const answer = await site.ask("/", {}, "HEAD");
    expect(answer).toMatchObject({ status: 200, headers: { ...headers, date: answer.headers.date } });
    expect(answer.body).toHaveLength(0);
    invalidations.mark(["posts"]);
    expect((await site.ask("/", {}, "HEAD")).headers["content-length"]).toBe(headers["content-length"]);
    expect(site.asked).toEqual(["GET /", "GET /"]);
  });

  it.each<Record<string, string>>([
    { range: "bytes=0-3" },
    { authorization: "Bearer x" },
    { "accept-encoding": "deflate" },
  ])("is the framework's for %o", async (headers) => {
    await site.ask("/");
    expect((await site.ask("/", headers)).headers.etag).toBe('"next"');
    expect(site.asked).toHaveLength(2);
  });

  it("is not hidden by an answer that was under way, nor asked for beside it", async () => {
    let release = () => {};
    before = async () => {
      const old = text;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      [text, before] = [old, () => {}];
    };
    const slow = site.ask("/");
    await expect.poll(() => site.asked).toHaveLength(1);
    invalidations.mark(["posts"]);
    const visitors = [site.ask("/"), site.ask("/")];
    await sleep(50);
    expect(site.asked).toHaveLength(1); // Next would let both wait for the same render
    release();
    expect((await slow).body.toString()).toBe(PAGE);
    text = "Novo";
    for (const visitor of visitors) expect((await visitor).body.toString()).toBe("Novo");
    expect((await site.ask("/")).body.toString()).toBe("Novo");
    expect(site.asked).toHaveLength(2);
  });

  it("cannot be missed while others' saves are not heard of", async () => {
    await site.ask("/");
    invalidations.trusted = false;
    text = "Novo";
    expect((await site.ask("/")).body.toString()).toBe("Novo");
    text = "Mais novo";
    expect((await site.ask("/")).body.toString()).toBe("Mais novo");
  });

  it("keeps no compressed bytes of what was before", async () => {
    await site.ask("/", { "accept-encoding": "br" });
    text = PAGE.replaceAll("Olá", "Oi");
    invalidations.mark(["posts"]);
    const { body } = await site.ask("/", { "accept-encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it("ends a page that is nobody's or everybody's no more", async () => {
    await site.ask("/");
    invalidations.mark(["posts"]);
    head["cache-control"] = "private, no-store";
    expect((await site.ask("/")).headers["cache-control"]).toBe("private, no-store");
    head["cache-control"] = "s-maxage=60";
    await site.ask("/");
    await site.ask("/");
    expect(site.asked).toHaveLength(3);
  });
});

describe("time", () => {
  const askedAfter = async (milliseconds: number) => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + milliseconds);
    await site.ask("/");
    vi.restoreAllMocks();
    return site.asked.length;
  };

  it("ends what was made just now when it says so", async () => {
    await site.ask("/");
    expect(await askedAfter(3_599_000)).toBe(1);
    expect(await askedAfter(3_601_000)).toBe(2);
  });

  it("ends soon what the framework itself had kept, as nobody knows for how long", async () => {
    head["x-nextjs-cache"] = "HIT";
    await site.ask("/");
    expect(await askedAfter(4_000)).toBe(1);
    expect(await askedAfter(6_000)).toBe(2);
  });

  it("ends at once what the framework says is past its time", async () => {
    head["x-nextjs-cache"] = "STALE";
    await site.ask("/");
    expect(await askedAfter(1_500)).toBe(2);
  });

  it("does not end what never changes, and neither does a save", async () => {
    head["cache-control"] = "public, max-age=31536000, immutable";
    await site.ask("/");
    invalidations.mark(["posts"]);
    expect(await askedAfter(50_000)).toBe(1);
  });

  it("ends after a minute what browsers keep for a day, a picture for example: then it may be gone", async () => {
    head = { "cache-control": "public, max-age=86400, s-maxage=60" };
    const { headers } = await site.ask("/");
    expect(headers["cache-control"]).toBe(head["cache-control"]);
    invalidations.mark(["posts"]);
    expect(await askedAfter(59_000)).toBe(1);
    before = (response) => {
      response.writeHead(404, { "cache-control": "no-store" }).end();
      return "answered";
    };
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    expect((await site.ask("/", { "if-none-match": String(headers.etag) })).status).toBe(404);
    expect((await site.ask("/")).status).toBe(404);
    vi.restoreAllMocks();
  });

  it("of what a browser kept for a day, it hears that it is still the same", async () => {
    head = { "cache-control": "public, max-age=86400, s-maxage=60" };
    const { etag } = (await site.ask("/")).headers;
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 86_401_000);
    const again = await site.ask("/", { "if-none-match": String(etag) });
    vi.restoreAllMocks();
    expect([again.status, again.headers.etag, again.headers["cache-control"]]).toEqual([
      304,
      etag,
      head["cache-control"],
    ]);
  });
});

describe("many visitors at once", () => {
  it("cost one question", async () => {
    before = () => sleep(50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask("/", { "accept-encoding": "br" })));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(site.asked).toHaveLength(1);
    invalidations.mark(["posts"]);
    await Promise.all(Array.from({ length: 20 }, () => site.ask("/")));
    expect(site.asked).toHaveLength(2);
  });

  it("do not depend on the one who came first and went away", async () => {
    before = () => sleep(100);
    const gone = site.leave("/", 30);
    await expect.poll(() => site.asked).toHaveLength(1);
    const answer = await site.ask("/");
    await gone;
    expect(answer.body.toString()).toBe(PAGE);
    expect(site.asked).toHaveLength(1);
  });

  it("ask for themselves for what is not kept", async () => {
    before = () => sleep(50);
    head = { "cache-control": "no-store" };
    await Promise.all([site.ask("/"), site.ask("/"), site.ask("/")]);
    expect(site.asked).toHaveLength(3);
  });
});

describe("a framework that fails", () => {
  it.each<[string, (response: ServerResponse) => unknown]>([
    ["answers 500", broken],
    ["throws", () => Promise.reject(new Error("no database"))],
  ])("and %s leaves the kept page to be shown, marked, without a question a visitor", async (_, failure) => {
    await site.ask("/");
    before = failure;
    invalidations.mark(["posts"]);
    for (let visit = 0; visit < 3; visit++) {
      const { status, body, headers } = await site.ask("/");
      expect([status, body.toString(), headers["x-nextjs-cache"]]).toEqual([200, PAGE, "STALE"]);
    }
    expect(site.asked).toHaveLength(2);
    before = () => {};
    text = "Novo";
    invalidations.mark(["posts"]);
    expect((await site.ask("/")).body.toString()).toBe("Novo");
  });

  it("that is silent keeps the first visitor waiting, and no other one", async () => {
    await site.ask("/");
    invalidations.mark(["posts"]);
    before = () => new Promise(() => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const stale = async (visit: Promise<Answer>) => (await visit).headers["x-nextjs-cache"];
    const first = site.ask("/");
    await expect.poll(() => site.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await stale(first)).toBe("STALE");
    // No time goes by for these.
    for (let visit = 0; visit < 3; visit++) expect(await stale(site.ask("/"))).toBe("STALE");
    expect(site.asked).toHaveLength(2);
    // What is still asked is not asked twice.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await stale(site.ask("/"))).toBe("STALE");
    expect(site.asked).toHaveLength(2);
  });

  it("says so where nothing is kept", async () => {
    before = broken;
    expect((await site.ask("/")).body.toString()).toBe("quebrou");
    before = () => {};
    expect((await site.ask("/")).body.toString()).toBe(PAGE);
  });
});

describe("answers that are not kept", () => {
  it("come as they are written, piece by piece, and hear that the visitor is gone", async () => {
    let closed = false;
    before = async (response) => {
      response.on("close", () => {
        closed = true;
      });
      response.writeHead(200, { "cache-control": "no-store", "content-type": "text/event-stream" });
      while (!closed) {
        response.write("data: agora\n\n");
        await sleep(10);
      }
      return "answered";
    };
    await site.leave("/eventos", 100);
    await expect.poll(() => closed).toBe(true);
  });

  it("are not written faster than the visitor takes them", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    let waited = 0;
    before = async (response) => {
      response.setHeader("cache-control", "no-store");
      for (let count = 0; count < 40; count++) {
        if (response.write(piece)) continue;
        waited++;
        await new Promise((resolve) => response.once("drain", resolve));
      }
      response.end();
      return "answered";
    };
    expect((await site.ask("/exportar")).body).toHaveLength(40 * piece.length);
    expect(waited).toBeGreaterThan(0);
  });

  it("may be too large to be kept", async () => {
    text = "grande ".repeat(300_000);
    for (const visit of [1, 2]) {
      expect((await site.ask("/")).body.toString()).toBe(text);
      expect(site.asked).toHaveLength(visit);
    }
  });
});

describe("addresses that somebody makes up", () => {
  it("with a query show the prerendered page that they mean", async () => {
    head["x-nextjs-prerender"] = "1";
    await site.ask("/posts?fbclid=1");
    for (const address of ["/posts?fbclid=2", "/posts"]) expect((await site.ask(address)).body.toString()).toBe(PAGE);
    expect(site.asked).toEqual(["GET /posts?fbclid=1"]);
  });

  it("do not drive out what is read, nor take more room than there is", async () => {
    await site.close();
    site = await startCachedSite(framework, { capacityBytes: 200_000 });
    text = "x".repeat(10_000);
    for (let round = 0; round < 60; round++) {
      await site.ask("/lida");
      await site.ask(`/inventada/${round}`);
    }
    expect(site.asked.filter((asked) => asked === "GET /lida")).toHaveLength(1);
    expect(statistics.bytes).toBeLessThanOrEqual(200_000);
  });

  it("with room for nothing are answered all the same", async () => {
    await site.close();
    site = await startCachedSite(framework, { capacityBytes: 0 });
    for (const visit of [1, 2]) {
      const { headers, body } = await site.ask("/", { "accept-encoding": "br" });
      expect(brotliDecompressSync(body).toString()).toBe(PAGE);
      expect(headers).toMatchObject({ "content-encoding": "br" });
      expect(site.asked).toHaveLength(visit);
    }
  });
});
