import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures";
import { ARTICLE, FURTHER, SCREENS, UNLISTED } from "./public-pages";

const PAGES = [...SCREENS, ...FURTHER];

test.describe("what search engines and link previews read", () => {
  test("every page says what it is, in words of its own", async ({ page }) => {
    const found = [];
    for (const address of [...PAGES, ...(await anArticleAndAnEvent(page))]) {
      const { title, meta, canonical, headings } = await readPage(page, address);
      expect(title, address).toContain("Projeto Nova");
      expect(title.length, address).toBeLessThanOrEqual(100);
      expect(meta.description?.length ?? 0, `description of ${address}`).toBeGreaterThanOrEqual(50);
      expect(meta.description?.length ?? 0, `description of ${address}`).toBeLessThanOrEqual(160);
      expect(canonical, address).toEqual([address]);
      expect(headings, `h1 of ${address}`).toBe(1);
      expect(meta.robots, address).toBeUndefined();
      found.push({ title, description: meta.description });
    }
    for (const key of ["title", "description"] as const) {
      const values = found.map((one) => one[key]);
      expect([...new Set(values)], key).toEqual(values);
    }
  });

  test("every page has a link preview with a picture of the size it claims", async ({ page, request }) => {
    test.setTimeout(90_000);
    const cards = new Set<string>();
    for (const address of [...PAGES, ...(await anArticleAndAnEvent(page))]) {
      const { title, meta } = await readPage(page, address);
      expect(title, address).toContain(meta["og:title"]);
      expect(meta, address).toMatchObject({
        "og:description": meta.description,
        "og:site_name": "Projeto Nova",
        "og:locale": "pt_BR",
        "og:type": expect.stringMatching(/^(website|article)$/),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/./),
        "twitter:card": "summary_large_image",
        "twitter:image": meta["og:image"],
      });
      expect(new URL(meta["og:url"] ?? "").pathname, address).toBe(address);
      cards.add(meta["og:image"] ?? "");
    }
    expect(cards.size).toBeGreaterThan(10);
    for (const card of cards) {
      const { pathname, search } = new URL(card);
      const response = await request.get(pathname + search);
      expect(response.status(), card).toBe(200);
      expect(response.headers()["content-type"], card).toBe("image/jpeg");
      const content = await response.body();
      expect(content.length, card).toBeLessThan(300_000);
      expect(await sharp(content).metadata(), card).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    }
  });

  test("searches and the way in are not for search engines", async ({ page }) => {
    for (const address of UNLISTED) {
      const { meta, status } = await readPage(page, address);
      if (status === 200) expect(meta.robots, address).toContain("noindex");
    }
  });

  test("a preview's picture exists only for what is public", async ({ request, newPost }) => {
    const hidden = await newPost({ active: false });
    for (const name of ["nao-existe", "posts/nao-existe", `posts/${hidden.permalink}`, "posts/a/b", "constructor"])
      expect((await request.get(`/cartao/${name}.jpg`)).status(), name).toBe(404);
    expect((await request.get("/cartao/sobre.png")).status()).toBe(404);
  });

  test("a changed title changes the article's picture at once", async ({ request, newPost, token }) => {
    const post = await newPost({ titulo: "Antes" });
    const card = `/cartao/posts/${post.permalink}.jpg`;
    const before = await (await request.get(card)).body();
    expect((await (await request.get(card)).body()).equals(before)).toBe(true);
    const data = { titulo: "Depois 🦄 да 日本", description: "Um texto.", autor: "Equipe", slug: "acoes" };
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.put(`/api/posts/${post._id}`, { headers, data })).ok()).toBe(true);
    expect((await (await request.get(card)).body()).equals(before)).toBe(false);
  });
});

test.describe("structured data", () => {
  test("the home page introduces the organisation and its search", async ({ page }) => {
    const { data } = await readPage(page, "/");
    const [{ "@graph": graph }] = data;
    expect(graph).toEqual([
      expect.objectContaining({ "@type": "NGO", name: "Projeto Nova", url: expect.stringMatching(/^http/) }),
      expect.objectContaining({ "@type": "WebSite", inLanguage: "pt-BR", publisher: { "@id": graph[0]["@id"] } }),
    ]);
    expect(graph[1].potentialAction.target.urlTemplate).toMatch(/\/search\/\{search_term_string\}$/);
  });

  test("an article has its text, dates, people and way, whatever its title", async ({ page, newPost }) => {
    const titulo = `</script><script>alert("x")</script> ]]> & <b>${Date.now()}`;
    const post = await newPost({ titulo, autor: "Marlene", description: "Um **texto** de teste sobre a mesa farta." });
    const { data } = await readPage(page, `/posts/${post.permalink}`);
    const article = data.find((one) => one["@type"] === "BlogPosting");
    expect(article).toMatchObject({
      headline: titulo,
      description: "Um texto de teste sobre a mesa farta.",
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: { "@type": "Person", name: "Marlene" },
      publisher: { "@type": "NGO", name: "Projeto Nova" },
      inLanguage: "pt-BR",
      mainEntityOfPage: { "@id": expect.stringMatching(new RegExp(`/posts/${post.permalink}$`)) },
      image: [expect.stringMatching(/^http/)],
    });
    expect(article).not.toHaveProperty("aggregateRating");
    const way = data.find((one) => one["@type"] === "BreadcrumbList");
    expect(way?.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Blog", titulo]);
  });

  test("an event says when and where", async ({ page }) => {
    const [, event] = await anArticleAndAnEvent(page);
    const { data } = await readPage(page, event ?? "");
    expect(data.find((one) => one["@type"] === "Event")).toMatchObject({
      name: expect.stringMatching(/./),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[23]:00$/),
      eventStatus: expect.stringMatching(/schema\.org\/Event(Scheduled|Cancelled)$/),
      location: { "@type": "Place", name: expect.stringMatching(/./) },
    });
  });
});

test.describe("what else a site offers to machines", () => {
  test("the sitemap has what is public and nothing else, and each address answers", async ({ request, newPost }) => {
    test.setTimeout(90_000);
    const [shown, hidden] = [await newPost({}), await newPost({ active: false })];
    const xml = await readSitemap(request);
    const entry = xml.match(new RegExp(`<url>\\s*<loc>[^<]*/posts/${shown.permalink}</loc>\\s*<lastmod>([^<]+)`));
    expect(Date.now() - Date.parse(entry?.[1] ?? ""), "lastmod").toBeLessThan(60_000);
    expect(xml).not.toContain(hidden.permalink);
    const addresses = pathsIn(xml);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of SCREENS) expect(addresses).toContain(address);
    const statuses = new Map<string, number>();
    for (const address of addresses) statuses.set(address, (await request.get(address)).status());
    // What another test took away meanwhile has left the sitemap too.
    const still = new Set(pathsIn(await readSitemap(request)));
    const broken = [...statuses].filter(([address, status]) => status !== 200 && still.has(address));
    expect(broken).toEqual([]);
  });

  test("robots.txt keeps the dashboard out and points at the sitemap", async ({ request }) => {
    const text = await (await request.get("/robots.txt")).text();
    for (const line of ["Allow: /", "Disallow: /api/", "Disallow: /painel$", "Disallow: /volunter/*/edit$"])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect(text).not.toContain("/imagens");
  });

  test("the feed has the whole text of an article, and stays well-formed whatever people write", async ({
    page,
    request,
    newPost,
  }) => {
    const titulo = `Fim ]]> de <script>alert(1)</script> & "tudo" ${Date.now()}`;
    const description =
      "# Olá ]]>\n\nUm [link](/agenda), <b>não</b> HTML.\u0008\n\n![Mesa](/imagens/abc)\n\n- um\n- dois";
    const post = await newPost({ titulo, description, autor: "Ana & Zé ]]>", slug: "refeicoes" });
    const hidden = await newPost({ active: false });
    const response = await request.get("/feed.xml");
    expect(response.headers()["content-type"]).toContain("application/rss+xml");
    const xml = await response.text();
    const item = await page.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text ?? "", "application/xml");
        const item = [...document.querySelectorAll("item")].find((one) =>
          one.querySelector("link")?.textContent?.endsWith(`/${name}`),
        );
        return {
          broken: document.querySelector("parsererror")?.textContent,
          language: document.querySelector("channel > language")?.textContent,
          texts: Object.fromEntries([...(item?.children ?? [])].map((one) => [one.nodeName, one.textContent])),
        };
      },
      [xml, post.permalink],
    );
    expect(item).toMatchObject({ broken: undefined, language: "pt-BR" });
    const { texts } = item;
    expect(texts).toMatchObject({ title: titulo, "dc:creator": "Ana & Zé ]]>", category: "Refeições" });
    expect(texts.guid).toBe(texts.link);
    expect(Math.abs(Date.now() - Date.parse(texts.pubDate ?? ""))).toBeLessThan(60_000);
    const origin = new URL(texts.link ?? "").origin;
    expect(texts["content:encoded"]).toContain("<h2>Olá ]]&gt;</h2>");
    expect(texts["content:encoded"]).toContain(`<a href="${origin}/agenda">link</a>`);
    expect(texts["content:encoded"]).toContain("&lt;b&gt;não&lt;/b&gt;");
    expect(texts["content:encoded"]).toContain(`src="${origin}/imagens/abc/1280.webp"`);
    expect(texts["content:encoded"]).toMatch(/<li>um<\/li>\s*<li>dois<\/li>/);
    expect(xml).not.toContain(hidden.permalink);
  });

  test("every page offers feed and calendar to subscribe to", async ({ page }) => {
    for (const address of ["/", "/posts"]) {
      const { feeds } = await readPage(page, address);
      expect(feeds, address).toEqual({ "application/rss+xml": "/feed.xml", "text/calendar": "/agenda.ics" });
    }
  });

  test("the manifest's icons are there, as large as they claim", async ({ page, request }) => {
    const { links } = await readPage(page, "/");
    const manifest = await (await request.get(links.manifest ?? "")).json();
    expect(manifest).toMatchObject({ name: "Projeto Nova", short_name: "Nova", lang: "pt-BR", start_url: "/" });
    expect(manifest.icons.map(({ purpose = "any" }) => purpose)).toContain("maskable");
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
    }
    const touch = await sharp(await (await request.get(links["apple-touch-icon"] ?? "")).body()).metadata();
    expect(touch).toMatchObject({ width: 180, height: 180, format: "png" });
    expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
  });
});

/** The head of a page as it comes over the wire: no script has run. */
async function readPage(page: Page, address: string) {
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
async function anArticleAndAnEvent(page: Page) {
  const paths = pathsIn(await readSitemap(page.request));
  const event = paths.find((path) => /^\/agenda\/.+/.test(path));
  expect(paths).toContain(ARTICLE);
  expect(event).toBeDefined();
  return [ARTICLE, event ?? ""];
}

/** All files that the sitemap's index names, one after the other. */
async function readSitemap(request: APIRequestContext) {
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

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
