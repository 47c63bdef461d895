import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../fixtures";
import { ARTICLE } from "../public-pages";

/** Parses a page's head without running scripts. */
export async function readPage(page: Page, address: string) {
  const response = await page.request.get(address);
  const html = await response.text();
  const read = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const pathOf = (element: Element) => {
      const { pathname, search } = new URL(element.getAttribute("href") ?? "", "http://relative");
      return pathname + search;
    };
    return {
      title: document.title,
      headings: all("h1").length,
      meta: Object.fromEntries(
        all("head > meta[content]").map((one) => [
          one.getAttribute("name") ?? one.getAttribute("property") ?? "",
          one.getAttribute("content") ?? "",
        ]),
      ) as Record<string, string | undefined>,
      canonical: all('head > link[rel="canonical"]').map(pathOf),
      links: Object.fromEntries(all("head > link[rel]").map((one) => [one.getAttribute("rel") ?? "", pathOf(one)])),
      feeds: Object.fromEntries(
        all('head > link[rel="alternate"]').map((one) => [one.getAttribute("type") ?? "", pathOf(one)]),
      ),
      data: all('script[type="application/ld+json"]').map((one) => JSON.parse(one.textContent ?? "")),
    };
  }, html);
  return { ...read, status: response.status() };
}

/** An article and an event of the sample. */
export async function anArticleAndAnEvent(page: Page) {
  const paths = pathsIn(await readSitemap(page.request));
  const event = paths.find((path) => /^\/agenda\/.+/.test(path));
  expect(paths).toContain(ARTICLE);
  expect(event).toBeDefined();
  return [ARTICLE, event ?? ""];
}

/** The text of all files of the sitemap. */
export async function readSitemap(request: APIRequestContext) {
  const index = await request.get("/sitemap.xml");
  expect(index.headers()["content-type"]).toContain("application/xml");
  const parts = pathsIn(await index.text());
  expect(parts).toContain("/sitemap/paginas.xml");
  const files = await Promise.all(parts.map((part) => request.get(part)));
  for (const file of files) {
    expect(file.status(), file.url()).toBe(200);
    expect(file.headers()["content-type"]).toContain("application/xml");
  }
  return (await Promise.all(files.map((file) => file.text()))).join("\n");
}

export const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
