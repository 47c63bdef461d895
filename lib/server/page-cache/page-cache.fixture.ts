import type { RequestListener, ServerResponse } from "node:http";
import { afterEach, beforeEach, vi } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { invalidations } from "../../invalidation/invalidations.mjs";

export const PAGE = `<!DOCTYPE html>${"<p>Olá</p>".repeat(400)}`;
export const VARY = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

const prerenderedPage = () => ({
  text: PAGE,
  head: {
    "cache-control": "s-maxage=3600, stale-while-revalidate=300",
    "x-nextjs-cache": "MISS",
    etag: '"next"',
  } as Record<string, string>,
  /** Runs before each answer; one that returns "answered" has answered itself. */
  before: (_response: ServerResponse, _url: string): unknown => undefined,
});

/** For each test a site in front of an origin that answers as Next answers a prerendered page, and may be changed. */
export function siteForEachTest() {
  const origin = prerenderedPage();
  const listener: RequestListener = async (request, response) => {
    const url = request.url ?? "";
    if ((await origin.before(response, url)) === "answered") return;
    const content = origin.text + (request.headers.rsc ? " como dados" : "");
    response.setHeader("Vary", VARY);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    for (const [name, value] of Object.entries(origin.head)) response.setHeader(name, value);
    response.setHeader("Content-Length", Buffer.byteLength(content));
    response.end(content);
  };

  let open: Site;
  beforeEach(async () => {
    Object.assign(origin, prerenderedPage());
    open = await startCachedSite(listener);
  });
  afterEach(async () => {
    vi.useRealTimers();
    invalidations.trusted = true;
    await open.close();
  });

  const site = {
    ask: (...request: Parameters<Site["ask"]>) => open.ask(...request),
    leave: (...request: Parameters<Site["leave"]>) => open.leave(...request),
    /** The requests that the origin received. */
    get asked() {
      return open.asked;
    },
    async reopen(options: Parameters<typeof startCachedSite>[1]) {
      await open.close();
      open = await startCachedSite(listener, options);
    },
  };
  return { origin, site };
}
