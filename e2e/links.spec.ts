import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Far more than exist, so that a page with ever new links ends the crawl. */
const MAX_PAGES = 500;
const AT_ONCE = 4;

interface Visited {
  status: number;
  location?: string | undefined;
  ids: string[];
  /** Internal addresses with their fragments. */
  links: string[];
  assets: string[];
  /** Every srcset address of the checkout's pictures, and of one stored picture. */
  candidates: string[];
}

test("every link leads somewhere, and every file of a page is there", async ({ page, request }) => {
  const visited = await crawl(page, request);
  const broken: string[] = [];
  const files = new Map<string, string>();
  for (const [from, { links, assets }] of visited) {
    for (const link of links) {
      const reason = reasonAgainst(link, visited);
      // Another test may have removed the article; then the page no longer links to it.
      if (reason && (await visit(page, request, from)).links.includes(link))
        broken.push(`${from} → ${link}: ${reason}`);
    }
    for (const asset of assets) files.set(asset, from);
  }
  for (const file of ["/", "/projetos/criancas"].flatMap((sample) => visited.get(sample)?.candidates ?? []))
    files.set(file, "a picture's sizes");
  await inTurns([...files], async ([file, from]) => {
    const { status } = await visitFile(request, file);
    if (status !== 200 && (await visit(page, request, from)).assets.includes(file))
      broken.push(`${from} needs ${file}: ${status}`);
  });
  expect(broken).toEqual([]);
  expect(visited.size).toBeGreaterThan(60);
  expect(files.size).toBeGreaterThan(60);
});

async function crawl(page: Page, request: APIRequestContext) {
  const visited = new Map<string, Visited>();
  let found = ["/"];
  while (found.length > 0) {
    await inTurns(found, async (address) => {
      visited.set(address, await visit(page, request, address));
    });
    expect(visited.size).toBeLessThan(MAX_PAGES);
    const all = [...visited.values()].flatMap(({ links }) => links.map(withoutFragment));
    found = [...new Set(all)].filter((address) => !visited.has(address));
  }
  return visited;
}

function reasonAgainst(link: string, visited: ReadonlyMap<string, Visited>) {
  const target = visited.get(withoutFragment(link));
  const fragment = decodeURIComponent(link.split("#")[1] ?? "");
  if (target?.status === 307 && target.location?.startsWith("/login?")) return undefined;
  if (target?.status !== 200) return `answers ${target?.status}`;
  if (link.endsWith("#") || (fragment && !target.ids.includes(fragment))) return "the page has no such part";
  return undefined;
}

const withoutFragment = (link: string) => link.split("#")[0] ?? "";

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  async function worker() {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const visitFile = (request: APIRequestContext, file: string) =>
  request.get(file).then(async (response) => {
    await response.dispose();
    return { status: response.status() };
  });

/** Parses a page's HTML without running scripts. */
async function visit(page: Page, request: APIRequestContext, address: string): Promise<Visited> {
  const response = await request.get(address, { maxRedirects: 0 });
  const status = response.status();
  const { location, "content-type": type = "" } = response.headers();
  const html = type.startsWith("text/html") && status === 200 ? await response.text() : "";
  const read = await page.evaluate(
    ([text = "", path = ""]) => {
      const document = new DOMParser().parseFromString(text, "text/html");
      const base = new URL(path, "http://site.test");
      const values = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? "");
      const internal = (addresses: string[]) =>
        addresses
          .map((one) => new URL(one, base))
          .filter(({ origin }) => origin === base.origin)
          .map(({ pathname, search, hash }) => pathname + search + hash);
      const candidates = values("[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
      );
      const made = candidates.find((one) => one.startsWith("/imagens/"))?.replace(/\d+\.\w+$/, "");
      return {
        ids: values("[id]", "id"),
        // A lone '#' is lost in a URL.
        links: [...internal(values("a[href]", "href").filter((one) => one !== "#")), ...values('a[href="#"]', "href")],
        assets: internal([
          ...values("script[src], img[src]", "src"),
          ...values("link[href]:not([rel=canonical], [rel=preconnect], [rel=dns-prefetch])", "href"),
        ]),
        candidates: candidates.filter((one) => !one.startsWith("/imagens/") || (made && one.startsWith(made))),
      };
    },
    [html, address],
  );
  return { status, location, ...read };
}
