import type { Locator } from "@playwright/test";
import { expect, expectFitsWidth, isPhone, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { openHydrated } from "../harness/hydrated";

test.describe("beside an article", () => {
  test("shows its way, tag, author and date, the boxes beside it and new articles three a page", async ({
    page,
    context,
    newPost,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const post = await newPost({ slug: "refeicoes", autor: "Marlene" });
    await page.goto(`/posts/${post.permalink}`);
    const way = page.getByRole("navigation", { name: "Você está em" });
    await expect(way.getByRole("link")).toHaveText(["Home", "Blog"]);
    await expect(way.locator('[aria-current="page"]')).toHaveText(post.titulo);
    const article = page.getByRole("article").first();
    await expect(article).toContainText("Refeições");
    await expect(article.locator("header time")).toHaveCSS("white-space", "nowrap");
    await expect(article).toContainText(/Por Marlene em \d{2}-\d{2}-\d{4}/);
    for (const box of ["Tags", "Links relacionados", "Galeria"])
      await expect(page.getByRole("complementary").getByRole("heading", { name: box })).toBeVisible();

    const address = `${new URL(page.url()).origin}/posts/${post.permalink}`;
    const share = await article.getByRole("link", { name: "Compartilhar no WhatsApp" }).getAttribute("href");
    expect(share).toBe(`https://wa.me/?text=${encodeURIComponent(`${post.titulo}\n${address}`)}`);
    await article.getByRole("button", { name: "Copiar link" }).click();
    await expect(article.getByText("Copiado!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(article.getByRole("link", { name: "Doe por Pix" })).toHaveAttribute("href", "/doar");

    const fresh = page.getByRole("region", { name: "Artigos novos" });
    await expect(fresh.getByRole("article")).toHaveCount(3);
    await expect(fresh.getByText(post.titulo)).toHaveCount(0);
    const first = await fresh.getByRole("heading", { level: 2 }).nth(1).innerText();
    await fresh.getByRole("button", { name: "Próxima" }).click();
    await expect(fresh.getByRole("button", { name: "Página 2" })).toHaveAttribute("aria-current", "page");
    await expect(fresh.getByRole("heading", { level: 2 }).nth(1)).not.toHaveText(first);
    await expect(fresh.getByRole("status")).toHaveText(/^Página 2 de \d+$/);
    await fresh.getByRole("button", { name: "Anterior" }).click();
    await expect(fresh.getByRole("heading", { level: 2 }).nth(1)).toHaveText(first);
    await expect(fresh.getByRole("button", { name: "Anterior" })).toBeFocused();
    await expect(fresh.getByRole("button", { name: "Anterior" })).toHaveAttribute("aria-disabled", "true");
  });

  test("stand its reviews, before what else the blog has; on a phone its way is one line", { tag: "@phone" }, async ({
    page,
    newPost,
  }) => {
    const post = await newPost({ titulo: `O que aprendemos em três anos de mutirões, cafés e cestas ${Date.now()}` });
    await page.goto(`/posts/${post.permalink}`);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const more = page.getByRole("complementary", { name: "Mais do blog" });
    const reviews = page.getByRole("region", { name: "Avaliações" });
    const [first, second] = isPhone() ? [reviews, more] : [more, reviews];
    expect(await top(first)).toBeLessThan(await top(second));
    expect(await top(reviews)).toBeLessThan(await top(page.getByRole("region", { name: "Artigos novos" })));
    const way = await page.getByRole("navigation", { name: "Você está em" }).boundingBox();
    expect(way?.height).toBeLessThan(44);
    await expectFitsWidth(page);
  });

  test("shows of its new articles the page that was chosen last, and says when one does not come", async ({
    page,
    newPost,
  }) => {
    const post = await newPost({});
    await openHydrated(page, `/posts/${post.permalink}`);
    const fresh = page.getByRole("region", { name: "Artigos novos" });
    const names = fresh.getByRole("heading", { level: 2 });
    const before = await names.allInnerTexts();
    const release = await holdRequests(page, "**/api/posts?page=2&*");
    const [late] = await Promise.all([
      page.waitForRequest("**/api/posts?page=2&*"),
      fresh.getByRole("button", { name: "Página 2" }).click(),
    ]);
    await fresh.getByRole("button", { name: "Página 1" }).click();
    await expect.poll(() => late.failure()?.errorText).toContain("ERR_ABORTED");
    release();
    await expect(names).toHaveText(before);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.route("**/api/posts?page=2&*", (route) =>
      route.fulfill({ contentType: "application/json", body: '[{"titulo":' }),
    );
    await fresh.getByRole("button", { name: "Página 2" }).click();
    await expect(fresh.getByRole("alert")).toHaveText("Tente novamente em instantes");
    await expect(names).toHaveText(before);
  });
});
