import { expect, expectAccessible, signIn, stepOnDesktop, test } from "../fixtures";

test("who has the link reads an article before it is public, until it ends", { tag: "@phone" }, async ({
  page,
  browser,
  newPost,
}) => {
  const mark = `zq${Date.now()}`;
  const titulo = `Ainda em segredo ${mark}`;
  const post = await newPost({ titulo, description: "## O plano\n\nPintar a praça.", active: false });
  const visitor = await (await browser.newContext()).newPage();
  await signIn(page);
  const section = page.getByRole("region", { name: "Link para mostrar antes de publicar" });
  let address = "";

  await test.step("The form of an article that is not public makes one", async () => {
    await page.goto(`/post/${post._id}/edit`);
    await section.getByRole("button", { name: "Criar link" }).click();
    await expect(section.getByRole("textbox", { name: "Link da prévia" })).toBeFocused();
    address = await section.getByRole("textbox", { name: "Link da prévia" }).inputValue();
    expect(address).toMatch(/\/rascunho\/[\w-]{43}$/);
    const message = await section.getByRole("link", { name: "Enviar no WhatsApp" }).getAttribute("href");
    expect(new URL(message ?? "").searchParams.get("text")).toContain(address);
    await expectAccessible(section);
  });

  const path = new URL(address).pathname;
  await test.step("A visitor reads it as its page will be, and nobody else finds it", async () => {
    const response = await visitor.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(visitor.getByText("Prévia. Ainda não publicado.")).toBeVisible();
    await expect(visitor.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
    await expect(visitor.getByRole("heading", { level: 2, name: "O plano" })).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(visitor.getByRole("heading", { name: "Avaliações" })).toHaveCount(0);
    await expectAccessible(visitor);
    for (const other of [
      `/posts/${post.permalink}`,
      `/search/${mark}`,
      "/sitemap/artigos-1.xml",
      "/feed.xml",
      "/posts",
    ])
      expect(await (await visitor.request.get(other)).text(), other).not.toContain("Pintar a praça");
  });

  await stepOnDesktop("What is saved is shown at once", async () => {
    await page.getByLabel("Título", { exact: true }).fill(`${titulo}, mudado`);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Salvo como rascunho")).toBeVisible(); // this stays, and "Artigo Atualizado" goes after two seconds
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1, name: `${titulo}, mudado` })).toBeVisible();
  });

  await test.step("Ended, it is not there any more, as one that never was", async () => {
    await section.getByRole("button", { name: "Encerrar o link" }).click();
    await expect(page.getByText("Link Encerrado")).toBeVisible();
    await expect(section.getByRole("button", { name: "Criar link" })).toBeFocused();
    for (const ended of [path, `/rascunho/${"a".repeat(43)}`]) {
      expect((await visitor.goto(ended))?.status(), ended).toBe(404);
      await expect(visitor.getByRole("heading", { level: 1 })).toContainText("ERROR 404");
    }
  });

  await stepOnDesktop("Published, the link leads on to the article", async () => {
    const before = await page.context().newPage();
    await before.goto(`/post/${post._id}/edit`);
    await section.getByRole("button", { name: "Criar link" }).click();
    const next = new URL(await section.getByRole("textbox", { name: "Link da prévia" }).inputValue()).pathname;
    // A page that was open before does not end it without a warning.
    await before.getByRole("button", { name: "Criar link" }).click();
    await expect(before.getByText("Este artigo já tem um link")).toBeVisible();
    await expect(before.getByRole("button", { name: "Criar outro link" })).toBeVisible();
    await before.close();
    await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Publicado.")).toBeVisible();
    await visitor.goto(next);
    await expect(visitor).toHaveURL(/\/posts\/ainda-em-segredo/);
  });
  await visitor.context().close();
});
