import type { ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../../../e2e/harness/cached-site";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { PAGE, siteForEachTest } from "./page-cache.fixture";

const { origin, site } = siteForEachTest();

const broken = (response: ServerResponse) => {
  response.writeHead(500).end("quebrou");
  return "answered";
};

describe("a framework that fails", () => {
  it.each<[string, (response: ServerResponse) => unknown]>([
    ["answers 500", broken],
    ["throws", () => Promise.reject(new Error("no database"))],
  ])("and %s leaves the kept page to be shown, marked, without a question a visitor", async (_, failure) => {
    await site.ask("/");
    origin.before = failure;
    invalidations.mark(["posts"]);
    for (let visit = 0; visit < 3; visit++) {
      const { status, body, headers } = await site.ask("/");
      expect([status, body.toString(), headers["x-nextjs-cache"]]).toEqual([200, PAGE, "STALE"]);
    }
    expect(site.asked).toHaveLength(2);
    origin.before = () => {};
    origin.text = "Novo";
    invalidations.mark(["posts"]);
    expect((await site.ask("/")).body.toString()).toBe("Novo");
  });

  it("that is silent keeps the first visitor waiting, and no other one", async () => {
    await site.ask("/");
    invalidations.mark(["posts"]);
    origin.before = () => new Promise(() => {});
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
    origin.before = broken;
    expect((await site.ask("/")).body.toString()).toBe("quebrou");
    origin.before = () => {};
    expect((await site.ask("/")).body.toString()).toBe(PAGE);
  });
});
