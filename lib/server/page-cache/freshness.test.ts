import { describe, expect, it, vi } from "vitest";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { siteForEachTest } from "./page-cache.fixture";

const { origin, site } = siteForEachTest();

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

  it("of what the framework itself had kept is the time that it says is left", async () => {
    origin.head = { "cache-control": "s-maxage=600, stale-while-revalidate=300", "x-nextjs-cache": "HIT" };
    await site.ask("/");
    expect(await askedAfter(599_000)).toBe(1);
    expect(await askedAfter(601_000)).toBe(2);
  });

  it("ends soon what is everybody's and says nothing of time", async () => {
    origin.head = { "cache-control": "public, max-age=0" };
    await site.ask("/");
    expect(await askedAfter(4_000)).toBe(1);
    expect(await askedAfter(6_000)).toBe(2);
  });

  it("does not end what never changes, and neither does a save", async () => {
    origin.head["cache-control"] = "public, max-age=31536000, immutable";
    await site.ask("/");
    invalidations.mark(["posts"]);
    expect(await askedAfter(50_000)).toBe(1);
  });

  it("ends after a minute what browsers keep for a day, a picture for example: then it may be gone", async () => {
    origin.head = { "cache-control": "public, max-age=86400, s-maxage=60" };
    const { headers } = await site.ask("/");
    expect(headers["cache-control"]).toBe(origin.head["cache-control"]);
    invalidations.mark(["posts"]);
    expect(await askedAfter(59_000)).toBe(1);
    origin.before = (response) => {
      response.writeHead(404, { "cache-control": "no-store" }).end();
      return "answered";
    };
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    expect((await site.ask("/", { "if-none-match": String(headers.etag) })).status).toBe(404);
    expect((await site.ask("/")).status).toBe(404);
    vi.restoreAllMocks();
  });

  it("of what a browser kept for a day, it hears that it is still the same", async () => {
    origin.head = { "cache-control": "public, max-age=86400, s-maxage=60" };
    const { etag } = (await site.ask("/")).headers;
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 86_401_000);
    const again = await site.ask("/", { "if-none-match": String(etag) });
    vi.restoreAllMocks();
    expect([again.status, again.headers.etag, again.headers["cache-control"]]).toEqual([
      304,
      etag,
      origin.head["cache-control"],
    ]);
  });
});
