import type { Page } from "@playwright/test";

/** Paths of what the page prefetches from now on. */
export function prefetchesOf(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
