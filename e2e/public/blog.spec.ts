import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** The pictures of articles are half as high as the window. */
async function expectHalfAsHigh(page: Page) {
  const picture = page.locator('article:has(a[href^="/posts/"]) img').first();
  await picture.scrollIntoViewIfNeeded();
  const half = (page.viewportSize()?.height ?? 0) / 2;
  await expect.poll(async () => Math.round((await picture.boundingBox())?.height ?? 0)).toBe(half);
  await expect(picture).toHaveCSS("object-fit", "cover");
}

test.describe("the blog", () => {
  test("lists the articles, page by page, and leads to each", async ({ page }) => {
    await page.goto("/posts");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Você está em" })).toContainText("HomeBlog");
    await expect(page.getByRole("article")).toHaveCount(9);
    await expect(page.getByRole("article").first().locator("time")).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await expect(page.getByRole("article").first().locator("time")).toHaveCSS("white-space", "nowrap");
    await expectHalfAsHigh(page);
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL("/posts/pagina/2");
    const title = await page.getByRole("article").first().getByRole("heading").innerText();
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("has one address for each page, and none beyond the last", async ({ request }) => {
    for (const address of ["/posts/pagina/1", "/posts/pagina/999", "/posts/pagina/02", "/posts/pagina/x"])
      expect((await request.get(address)).status(), address).toBe(404);
  });

  test("on the home page shows its pictures as high, too, and says that its content is an example", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("complementary", { name: "Aviso" })).toContainText("Site de demonstração");
    await expectHalfAsHigh(page);
  });

  test("can be read without JavaScript", async ({ browser, newPost }) => {
    const post = await newPost({ titulo: `Sem JavaScript ${Date.now()}` });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/posts");
    await page.getByRole("link", { name: post.titulo }).click();
    await expect(page.getByRole("heading", { level: 1, name: post.titulo })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Avaliações" })).toBeVisible();
    await context.close();
  });
});
