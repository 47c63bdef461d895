import type { Page } from "@playwright/test";

/** Addresses of the scripts that the page requests from now on. */
export function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}
