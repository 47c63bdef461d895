import { expect, expectAccessible, test } from "../fixtures";

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
    headers,
    newPost,
  }) => {
    const post = await newPost({ titulo: "Festa na Vila Esperansa" });
    await page.goto(`/posts/${post.permalink}`);
    const titulo = "Festa na Vila Esperança Nova";
    const saved = await request.put(`/api/posts/${post._id}`, { headers, data: { ...post, titulo } });
    expect(saved.status()).toBe(200);
    const { permalink } = await saved.json();
    const moved = await request.get(`/posts/${post.permalink}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `/posts/${permalink}`]);
    await page.goto(`/posts/${post.permalink}`);
    await expect(page).toHaveURL(new RegExp(`/posts/${permalink}$`));
    await expect(page.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
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

  test("sets apart a small title, the paragraphs of a quotation and what stands below a list's entry", async ({
    page,
    newPost,
  }) => {
    const description = "#### Título\n\n> Um\n>\n> Dois\n\n- Fora\n  - Dentro\n\n- [ ] Comprar\n\n```\nUma linha\n```";
    const post = await newPost({ description });
    await page.goto(`/posts/${post.permalink}`);
    const text = page.getByRole("article").first();
    await expect(text.getByRole("heading", { level: 4 })).toHaveCSS("font-weight", "700");
    for (const below of [text.locator("blockquote p").last(), text.locator("li ul")])
      await expect(below).not.toHaveCSS("margin-top", "0px");
    // Only the box stands before what is to be done.
    await expect(text.getByRole("listitem").filter({ hasText: "Comprar" })).toHaveCSS("list-style-type", "none");
    await expect(text.locator("pre code")).toHaveCSS("padding-left", "0px"); // else its first line is indented
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
  await expectAccessible(page.getByRole("article").first());
});
