import sharp from "sharp";
import { expect, test } from "../fixtures";
import { FURTHER, SCREENS, UNLISTED } from "../public-pages";
import { anArticleAndAnEvent, readPage } from "./read";

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
      expect(response.headers(), card).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=60", // it may be removed
      });
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
    const missing = ["nao-existe", "posts/nao-existe", `posts/${hidden.permalink}`, "posts/a/b"];
    for (const name of [...missing, "constructor", "constructor/x", "__proto__/x"])
      expect((await request.get(`/cartao/${name}.jpg`)).status(), name).toBe(404);
    expect((await request.get("/cartao/sobre.png")).status()).toBe(404);
  });

  test("a changed title changes the article's picture at once", async ({ request, newPost, headers }) => {
    const post = await newPost({ titulo: "Antes" });
    const card = `/cartao/posts/${post.permalink}.jpg`;
    const before = await (await request.get(card)).body();
    expect((await (await request.get(card)).body()).equals(before)).toBe(true);
    const data = { titulo: "Depois 🦄 да 日本", description: "Um texto.", autor: "Equipe", slug: "acoes" };
    expect((await request.put(`/api/posts/${post._id}`, { headers, data })).ok()).toBe(true);
    expect((await (await request.get(card)).body()).equals(before)).toBe(false);
  });
});
