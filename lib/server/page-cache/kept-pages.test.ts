import { describe, expect, it } from "vitest";
import { sharedForHeader } from "../../internal-headers";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { visitorsCacheControl } from "./freshness";
import { PAGE, siteForEachTest } from "./page-cache.fixture";
import { statistics } from "./statistics";

const { origin, site } = siteForEachTest();

describe("what is kept", () => {
  it("is asked for once", async () => {
    const { hits } = statistics;
    const first = await site.ask("/posts");
    const second = await site.ask("/posts");
    expect(second.body.toString()).toBe(PAGE);
    expect(second).toEqual({ ...first, headers: { ...first.headers, date: second.headers.date } });
    expect(site.asked).toEqual(["GET /posts"]);
    expect(statistics.hits).toBe(hits + 1);
  });

  it("is not for caches further out, whose visitors a save could not reach", async () => {
    const { headers } = await site.ask("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    origin.head["cache-control"] = "public, max-age=31536000, immutable";
    expect((await site.ask("/imagem")).headers["cache-control"]).toBe(origin.head["cache-control"]);
  });

  it.each<Record<string, string>>([
    { "cache-control": "private, no-cache, no-store" },
    { "cache-control": "public, no-cache" },
    { "cache-control": "private, max-age=60, immutable" },
    { "cache-control": "s-maxage=60", "set-cookie": "a=b" },
    { "cache-control": "s-maxage=60", vary: "*" },
    { "cache-control": "max-age=60", "x-nextjs-cache": "" },
  ])("is never what is somebody's own: %o", async (given) => {
    origin.head = given;
    await site.ask("/");
    const { headers } = await site.ask("/");
    expect(site.asked).toHaveLength(2);
    expect(headers["cache-control"]).toBe(visitorsCacheControl(given["cache-control"] ?? ""));
  });

  it("is an answer of the API that says so, once for all who send neither token nor cookie, until something is saved", async () => {
    const api = { "cache-control": "public, no-cache", vary: "Authorization, Cookie", [sharedForHeader]: "60" };
    origin.head = api;
    const first = await site.ask("/api/posts");
    expect((await site.ask("/api/posts")).body).toEqual(first.body);
    expect(site.asked).toHaveLength(1);
    expect(first.headers).toMatchObject({
      "cache-control": "public, no-cache",
      vary: expect.stringContaining("Cookie"),
    });
    expect(first.headers).not.toHaveProperty(sharedForHeader);
    const known: Record<string, string>[] = [
      { authorization: "Bearer x" },
      { cookie: "next-auth.session-token=x" },
      { cookie: "nova-visitante=x" },
    ];
    for (const sent of known) expect((await site.ask("/api/posts", sent)).headers).not.toHaveProperty(sharedForHeader);
    expect(site.asked).toHaveLength(4);
    invalidations.mark(["posts"]);
    await site.ask("/api/posts");
    expect(site.asked).toHaveLength(5);
  });

  it("is never half an answer", async () => {
    origin.before = (response) => {
      response.writeHead(200, { "cache-control": "s-maxage=60" });
      response.write("meia");
      throw new Error("broke off");
    };
    expect((await site.ask("/")).status).toBe(500);
    origin.before = () => {};
    expect((await site.ask("/")).body.toString()).toBe(PAGE);
  });

  it("may be what is missing, and keeps every header; no redirect and no refusal", async () => {
    const answerWith = (code: number) => {
      origin.before = (response) => {
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
    origin.head.vary = "Origin";
    expect((await site.ask("/api/", { origin: "https://a.org" })).status).toBe(200);
    await site.ask("/api/", { origin: "https://b.org" });
    await site.ask("/api/", { origin: "https://b.org" });
    expect(site.asked).toHaveLength(4);
    origin.head.vary = "X-Unheard-Of";
    for (const visit of [5, 6]) {
      await site.ask("/outra");
      expect(site.asked).toHaveLength(visit);
    }
  });
});
