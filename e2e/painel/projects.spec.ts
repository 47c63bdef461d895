import { discardDraft } from "../drafts";
import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn } from "../fixtures";
import { gallery, test } from "./projects";

test("a project is written, explained where it is wrong, and on the site at once", async ({
  page,
  request,
  headers,
}) => {
  const titulo = `Cinema na calçada ${Date.now()}`;
  await signIn(page);
  expect(await gallery(request, "criancas")).not.toContain(titulo); // caches the page

  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await test.step("The list leads to an empty form", async () => {
    await page.goto("/projects");
    await page.getByRole("link", { name: "Novo projeto" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novo projeto" })).toBeVisible();
    await expect(preview).toContainText("Título do projeto");
    await expect(preview.locator("img")).toHaveAttribute("src", "/default.jpg");
  });

  await test.step("Nothing filled in: each field says what it wants", async () => {
    await page.getByRole("button", { name: "Adicionar projeto" }).click();
    for (const message of [
      "Informe o título",
      "Conte o que o projeto faz",
      "Escolha a categoria",
      "Informe o endereço no Instagram",
    ])
      await expect(page.locator("form").getByText(message, { exact: true }).last()).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toBeFocused();
  });

  await test.step("What is no address is explained, and leads nowhere", async () => {
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Descrição", { exact: true }).fill("Filme na parede, pipoca na calçada.");
    await page.getByRole("combobox", { name: "Categoria" }).selectOption("Crianças");
    await page.getByLabel("URL Instagram").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Adicionar projeto" }).click();
    await expect(page.getByText("Informe um endereço completo, como https://")).toBeVisible();
    await expect(page.getByLabel("URL Instagram")).toBeFocused();
    await expect(page.getByLabel("URL Instagram")).toHaveValue("javascript:alert(1)");
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue(titulo);
    await expect(preview.getByRole("link")).toHaveCount(0); // an invalid address is not linked
  });

  await test.step("With an address it is on the site at once", async () => {
    await page.getByLabel("URL Instagram").fill("www.instagram.com/p/cinema/");
    await expect(preview).toContainText(titulo);
    await expect(preview).toContainText("Crianças");
    await expect(preview.getByRole("link", { name: /Ver no Instagram/ })).toHaveAttribute(
      "href",
      "https://www.instagram.com/p/cinema/",
    );
    await page.getByRole("button", { name: "Adicionar projeto" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("");
    for (const html of [await gallery(request, "criancas"), await (await request.get("/projetos")).text()]) {
      expect(html).toContain(titulo);
      expect(html).toContain('href="https://www.instagram.com/p/cinema/"');
    }
  });

  const { projects } = await (await request.get(`/api/projects?keyword=${encodeURIComponent(titulo)}`)).json();
  expect((await request.delete(`/api/projects/${projects[0]._id}`, { headers })).status()).toBe(200);
});

test("an edit of a project is on the site at once; disabled it is gone at once", async ({ page, request, headers }) => {
  const titulo = `Teatro na calçada ${Date.now()}`;
  const url = "https://www.instagram.com/p/teatro/";
  const data = { titulo, description: "Palco na calçada.", slug: "criancas", url };
  expect((await request.post("/api/projects", { headers, data })).status()).toBe(201);
  expect(await gallery(request, "criancas")).toContain(titulo); // caches the page
  await signIn(page);

  await test.step("An edit shows at once", async () => {
    await page.goto(`/projects?q=${encodeURIComponent(titulo)}`);
    await page.getByRole("link", { name: `Editar ${titulo}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Editar projeto" })).toBeVisible();
    await page.getByLabel("Descrição", { exact: true }).fill("Agora com tradução em Libras.");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Projeto Atualizado")).toBeVisible();
    expect(await gallery(request, "criancas")).toContain("Agora com tradução em Libras.");
  });

  await test.step("Disabled, it is gone at once", async () => {
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByRole("link", { name: "Ver no site" })).toHaveCount(0);
    expect(await gallery(request, "criancas")).not.toContain(titulo);

    await page.goto(`/projects?q=${encodeURIComponent(titulo)}`);
    await expect(page.getByRole("listitem").filter({ hasText: titulo })).toContainText("Desabilitado");
    await inDatabase('DELETE FROM "Project" WHERE titulo = $1', [titulo]);
  });
});

test("what was typed comes back after a reload, and may be thrown away", async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/addproject");
  await expect(page.getByRole("button", { name: "Adicionar projeto" })).toBeEnabled();
  await page.getByLabel("Título", { exact: true }).fill("Rascunho do cinema");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Rascunho do cinema");
  await page.reload();
  await expect(page.getByText(/Recuperamos o que você tinha escrito/)).toBeVisible();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Rascunho do cinema");
  await discardDraft(page);
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("");
});

test("is accessible", { tag: "@phone" }, async ({ page, newProject }) => {
  const titulo = `Acessível ${Date.now()}`;
  const id = await newProject({ titulo });
  await signIn(page);
  for (const address of ["/addproject", `/projects/${id}/edit`, `/projects?q=${encodeURIComponent(titulo)}`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsWidth(page);
  }
  await page.getByRole("button", { name: `Excluir ${titulo}` }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
});
