import sharp from "sharp";
import { expect, test } from "../fixtures";
import { SCREENS } from "../public-pages";
import { pathsIn, readPage, readSitemap } from "./read";

test.describe("what else a site offers to machines", () => {
  test("the sitemap has what is public and nothing else, and each address answers", async ({ request, newPost }) => {
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
    // Ignores items that another test removed meanwhile.
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
    expect(texts.guid).toBe(post._id); // no address, as that follows the title
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
