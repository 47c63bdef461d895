import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { siteForEachTest } from "../page-cache/page-cache.fixture";
import { isVisit } from "./is-visit";
import { counterInTest } from "./visit-counter.fixture";

const BROWSER = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
};

afterEach(() => void vi.useRealTimers());

describe("what is a visit", () => {
  it.each([
    [true, "GET", {}],
    [true, "GET", { "sec-fetch-dest": "document" }],
    [true, "GET", { "user-agent": "Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/130.0 Mobile Safari/537.36" }],
    [true, "HEAD", { "x-nova-opened": "1", accept: "*/*" }],
    [false, "HEAD", {}],
    [false, "POST", {}],
    [false, "GET", { accept: "*/*" }],
    [false, "GET", { "sec-fetch-dest": "empty" }],
    [false, "GET", { "sec-fetch-dest": "iframe" }],
    [false, "GET", { "sec-purpose": "prefetch;prerender" }],
    [false, "GET", { purpose: "prefetch" }],
    [false, "GET", { "user-agent": undefined }],
    [false, "GET", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    [false, "GET", { "user-agent": "facebookexternalhit/1.1" }],
    [false, "GET", { "user-agent": "WhatsApp/2.23" }],
    [false, "GET", { "user-agent": "curl/8.5.0" }],
    [false, "GET", { "user-agent": "Mozilla/5.0 HeadlessChrome/130.0" }],
    [false, "GET", { cookie: "a=1; next-auth.session-token=x" }],
  ])("%s: %s with %j", (visit, method, headers) => {
    expect(isVisit({ method, headers: { ...BROWSER, ...headers } })).toBe(visit);
  });
});

describe("behind the server's front", () => {
  const { origin, site } = siteForEachTest();

  it("counts documents that arrive, from memory, too, and nothing else", async () => {
    const { counter, counted } = counterInTest();
    const wrap: (listener: RequestListener) => RequestListener = (listener) => (request, response) => {
      listener(request, response);
      counter.observe(request, response);
    };
    await site.reopen({ wrap });
    origin.before = (response, url) => {
      response.statusCode = url.startsWith("/nada") ? 404 : 200;
      origin.head["cache-control"] = url.startsWith("/rascunho") ? "private, no-store" : "s-maxage=3600";
    };
    const first = await site.ask("/posts?fbclid=1", BROWSER);
    await site.ask("/posts", BROWSER);
    const known = await site.ask("/posts", { ...BROWSER, "if-none-match": String(first.headers.etag) });
    expect(known.status).toBe(304);
    await site.ask("/agenda", { "x-nova-opened": "1", "user-agent": "Firefox" }, "HEAD");
    await site.ask("/agenda", { rsc: "1", "next-router-prefetch": "1", ...BROWSER, accept: "*/*" });
    for (const path of [
      "/nada",
      "/nada?x=1",
      "/painel",
      "/login",
      "/api/posts",
      "/feed.xml",
      "/imagens/a/320.avif",
      "/rascunho/segredo",
    ])
      await site.ask(path, BROWSER);
    expect(await counted()).toEqual({ "/posts": 3, "/agenda": 1 });
  });
});
