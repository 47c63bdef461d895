import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { VisitBatch } from "../../visits/types";
import { siteForEachTest } from "../page-cache/page-cache.fixture";
import { isVisit } from "./is-visit";
import { VisitCounter } from "./visit-counter";

const BROWSER = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
};

/** A counter whose batches arrive here, unless they fail. */
function counterInTest() {
  const batches: VisitBatch[] = [];
  const failures: Error[] = [];
  const counter = new VisitCounter(async (batch) => {
    batches.push(batch);
    const failure = failures.shift();
    if (failure) throw failure;
  });
  const counted = async () => {
    await counter.flush();
    return Object.fromEntries(batches.splice(0).flatMap(({ rows }) => rows.map(({ page, visits }) => [page, visits])));
  };
  return { batches, failures, counter, counted };
}

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

describe("counts", () => {
  it("are bounded, and the rest are other pages", async () => {
    const { counter, counted } = counterInTest();
    for (let n = 0; n < 5_000; n++) counter.count(`/agenda/${n}`);
    counter.count("/agenda/0");
    const counts = await counted();
    expect(Object.keys(counts)).toHaveLength(2_001);
    expect([counts["/agenda/0"], counts["/agenda/4999"], counts[""]]).toEqual([2, undefined, 3_000]);
  });

  it("that were not acknowledged are sent again as they were, and newer ones after them", async () => {
    const { batches, failures, counter } = counterInTest();
    failures.push(new Error("no database"), new Error("nor now"));
    counter.count("/");
    await counter.flush();
    counter.count("/");
    counter.count("/posts");
    await counter.flush();
    await counter.flush();
    await counter.flush();
    const [first, second, third, newer, ...others] = batches;
    expect([second, third, others]).toEqual([first, first, []]);
    expect(first?.rows).toMatchObject([{ page: "/", visits: 1 }]);
    expect(newer?.rows).toMatchObject([
      { page: "/", visits: 1 },
      { page: "/posts", visits: 1 },
    ]);
    expect(newer?.id).not.toBe(first?.id);
  });

  it("that come while a flush is under way go with it, once", async () => {
    const { batches, counter } = counterInTest();
    counter.count("/");
    const flushes = [counter.flush(), counter.flush()];
    counter.count("/posts");
    await Promise.all(flushes);
    expect(batches.map(({ rows }) => rows.map(({ page }) => page))).toEqual([["/"], ["/posts"]]);
  });

  it("are of the day in São Paulo", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T23:59:59.999-03:00"), toFake: ["Date"] });
    const { batches, counter } = counterInTest();
    counter.count("/");
    vi.setSystemTime(new Date("2026-11-25T00:00:00-03:00"));
    counter.count("/");
    await counter.flush();
    expect(batches[0]?.rows).toEqual([
      { day: "2026-11-24", page: "/", visits: 1 },
      { day: "2026-11-25", page: "/", visits: 1 },
    ]);
  });
});
