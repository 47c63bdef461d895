import { expect, expectAccessible, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { openHydrated } from "../harness/hydrated";

test.describe("the blog", () => {
  test("lists the articles, page by page, and leads to each", async ({ page }) => {
    await page.goto("/posts");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Você está em" })).toContainText("HomeBlog");
    await expect(page.getByRole("article")).toHaveCount(9);
    await expect(page.getByRole("article").first().locator("time")).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await expect(page.getByRole("article").first().locator("time")).toHaveCSS("white-space", "nowrap");
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL("/posts/pagina/2");
    const title = await page.getByRole("article").first().getByRole("heading").innerText();
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  for (const address of ["/posts", "/"])
    test(`shows the pictures of ${address} half as high as the window`, async ({ page }) => {
      await page.goto(address);
      const picture = page.locator('article:has(a[href^="/posts/"]) img').first();
      await picture.scrollIntoViewIfNeeded();
      const half = (page.viewportSize()?.height ?? 0) / 2;
      await expect.poll(async () => Math.round((await picture.boundingBox())?.height ?? 0)).toBe(half);
      await expect(picture).toHaveCSS("object-fit", "cover");
    });

  test("has one address for each page, and none beyond the last", async ({ request }) => {
    for (const address of ["/posts/pagina/1", "/posts/pagina/999", "/posts/pagina/02", "/posts/pagina/x"])
      expect((await request.get(address)).status(), address).toBe(404);
  });

  test("says that its content is an example", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("complementary", { name: "Aviso" })).toContainText("Site de demonstração");
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

test.describe("an article", () => {
  test("is at its permalink, to which its id leads", async ({ page, newPost }) => {
    const post = await newPost({ titulo: "Um endereço legível" });
    for (const key of [post.permalink, post._id]) {
      await page.goto(`/posts/${key}`);
      await expect(page.getByRole("heading", { level: 1, name: post.titulo })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/posts/${post.permalink}$`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`/posts/${post.permalink}$`),
      );
    }
  });

  test("has an address that follows its title; the earlier one leads there", async ({
    page,
    request,
    token,
    newPost,
  }) => {
    const post = await newPost({ titulo: "Festa na Vila Esperansa" });
    await page.goto(`/posts/${post.permalink}`);
    const titulo = "Festa na Vila Esperança Nova";
    const headers = { authorization: `Bearer ${token}` };
    const saved = await request.put(`/api/posts/${post._id}`, { headers, data: { ...post, titulo } });
    expect(saved.status()).toBe(200);
    const { permalink } = await saved.json();
    const moved = await request.get(`/posts/${post.permalink}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `/posts/${permalink}`]);
    await page.goto(`/posts/${post.permalink}`);
    await expect(page).toHaveURL(new RegExp(`/posts/${permalink}$`));
    await expect(page.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
  });

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
    await fresh.getByRole("button", { name: "Anterior" }).click();
    await expect(fresh.getByRole("heading", { level: 2 }).nth(1)).toHaveText(first);
    await expect(fresh.getByRole("button", { name: "Anterior" })).toBeFocused();
    await expect(fresh.getByRole("button", { name: "Anterior" })).toHaveAttribute("aria-disabled", "true");
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

  test("shows Markdown as safe HTML, and plain text as it was typed", async ({ page, newPost }) => {
    const description = [
      "Primeira linha\nSegunda linha\n\n## Um subtítulo\n\n- um\n- dois\n",
      "<script>window.hacked = true</script> <img src=x onerror='window.hacked = true'>",
      "[clique](javascript:window.hacked=true) 2 < 3",
    ].join("\n\n");
    const post = await newPost({ description });
    await page.goto(`/posts/${post.permalink}`);
    const text = page.getByRole("article").first();
    await expect(text.getByRole("heading", { level: 2, name: "Um subtítulo" })).toBeVisible();
    await expect(text.getByRole("listitem").filter({ hasText: /^dois$/ })).toBeVisible();
    await expect(text.locator("p").filter({ hasText: "Primeira linha" }).locator("br")).toHaveCount(1);
    await expect(text).toContainText("<script>");
    await expect(text.getByText("clique")).not.toHaveAttribute("href", /javascript/);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });

  test("that does not exist is not found, whatever its address looks like", async ({ page, request }) => {
    const response = await page.goto("/posts/nao-existe");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "ERROR 404" })).toBeVisible();
    await page.getByRole("link", { name: "Página Inicial" }).click();
    await expect(page).toHaveURL("/");
    for (const odd of ["x%00y", "a".repeat(1900), "%C3%A7%C3%A3o", "'"])
      expect((await request.get(`/posts/${odd}`)).status(), odd).toBe(404);
  });
});

test("an article without a picture is accessible", { tag: "@phone" }, async ({ page, newPost }) => {
  const post = await newPost({});
  await page.goto(`/posts/${post.permalink}`);
  await expectAccessible(page);
});
