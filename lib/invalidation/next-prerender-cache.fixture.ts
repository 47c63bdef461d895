import { afterEach, beforeEach, vi } from "vitest";
import { invalidations } from "./invalidations.mjs";

type Store = InstanceType<typeof import("./next-prerender-cache.mjs").default>;

export const page = (tags: string, html = "<p>") => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags },
});

export const file = (status: number, tags = "posts") => ({
  kind: "APP_ROUTE",
  status,
  body: Buffer.from("x"),
  headers: { "x-next-cache-tags": tags },
});

/** An empty cache for each test: `request` makes an instance as Next does for each request, `store` is the first one. */
export function storeForEachTest() {
  let request: () => Store;
  let store: Store;
  beforeEach(async () => {
    vi.resetModules(); // the entries live in the module
    invalidations.inFlight.clear();
    const { default: PrerenderCache } = await import("./next-prerender-cache.mjs");
    request = () => new PrerenderCache();
    store = request();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return { request: () => request(), store: () => store };
}
