import { expect, test } from "../fixtures";

test.describe("the blog on the home page", () => {
  test("shows the newest articles with 25 characters of each, in whole words, and further pages", async ({
    page,
    newPost,
  }) => {
    const post = await newPost({ description: "Uma manhã inteira de conversa na praça do bairro." });
    await page.goto("/");
    const blog = page.locator("#blog");
    const card = blog.getByRole("article").filter({ hasText: post.titulo });
    await expect(card).toContainText("Uma manhã inteira de…");
    expect(await blog.getByRole("article").count()).toBeLessThanOrEqual(6); // other tests remove theirs meanwhile
    await blog.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL("/page/2#blog");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Gente comum");
    await expect(blog.getByRole("article").filter({ hasText: post.titulo })).toHaveCount(0);
    await expect(blog.locator('[aria-current="page"]')).toHaveText("2");
    await page.goto("/page/2"); // without '#blog', one begins at the top
    await page.getByRole("link", { name: "Página 2 do nosso blog Ver os artigos" }).click();
    await expect(blog.getByRole("heading", { level: 2 })).toBeInViewport();
  });

  test("a search finds without accents and plurals, marks what it found, and can be left", async ({
    page,
    newPost,
  }) => {
    const post = await newPost({ titulo: "Manhã das sementes crioulas", description: "Trocamos sementes na praça." });
    await page.goto("/");
    const blog = page.locator("#blog");
    await blog.getByRole("searchbox").fill("semente crioula manha");
    await blog.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/search/semente%20crioula%20manha#blog");
    const card = blog.getByRole("article").filter({ hasText: post.titulo });
    await expect(card.getByRole("heading").locator("mark")).toHaveText(["Manhã", "sementes", "crioulas"]);
    await expect(blog).toContainText("1 artigo para “semente crioula manha”");
    await expect(blog.getByRole("searchbox")).toHaveValue("semente crioula manha");
    await page.goto("/search/semente%20crioula%20manha");
    await page.getByRole("link", { name: "1 artigo para “semente crioula manha” Ver os resultados" }).click();
    await expect(card).toBeInViewport();
    await blog.getByRole("link", { name: "Limpar a busca" }).click();
    await expect(page).toHaveURL("/#blog");
    await expect(blog.getByRole("heading", { level: 2 })).toHaveText("Do nosso blog");
  });

  test("ranks what has the word in its title first", async ({ page, newPost }) => {
    const aside = await newPost({ titulo: "Um dia comum", description: "No fim, falamos de jabuticabeiras." });
    const about = await newPost({ titulo: "As jabuticabeiras da praça", description: "Deram fruto." });
    await page.goto("/search/jabuticabeira");
    await expect(page.locator("#blog").getByRole("article").getByRole("heading")).toHaveText([
      about.titulo,
      aside.titulo,
    ]);
  });

  test("a search without a result says so and offers all articles, and what was typed is only text", async ({
    page,
  }) => {
    await page.goto("/search/%3Cb%3Exyzzy%3C%2Fb%3E%20%25%20'");
    const blog = page.locator("#blog");
    await expect(blog).toContainText("Não encontramos nenhum artigo com essas palavras");
    await expect(blog).toContainText("0 artigos para “<b>xyzzy</b> % '”");
    await blog.getByRole("link", { name: "Ver todos os artigos" }).click();
    await expect(page).toHaveURL("/posts");
  });

  test("pages that do not exist are not found", async ({ request }) => {
    for (const address of [
      "/page/0",
      "/page/999",
      "/page/x",
      "/search/cesta/page/99",
      "/search/%20",
      "/search/cesta/page/01",
    ])
      expect((await request.get(address)).status(), address).toBe(404);
    const empty = await request.get("/search?keyword=%20", { maxRedirects: 0 });
    expect([empty.status(), empty.headers().location]).toEqual([303, "/#blog"]);
    for (const address of ["/page/1", "/search/cesta"])
      expect((await request.get(address)).status(), address).toBe(200);
  });
});
