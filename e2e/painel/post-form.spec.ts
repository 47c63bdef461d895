import { expect, expectAccessible, openDashboard, signIn, test } from "../fixtures";
import { article } from "./article";
import { openMenu } from "./menu";
import { previewIn, remove } from "./post-form";

test.beforeEach(({ page }) => signIn(page));

test("an article's form says what it wants, and what became of the article stays in sight", { tag: "@phone" }, async ({
  page,
  request,
  headers,
}) => {
  const titulo = `Mutirão de sábado ${Date.now()}`;
  await test.step("The menu leads to an empty form", async () => {
    await openDashboard(page);
    await (await openMenu(page)).getByRole("link", { name: "Cadastrar Posts" }).click();
    await expect(page.getByRole("heading", { name: "Novo artigo" })).toBeVisible();
    await expect(previewIn(page)).toContainText("Título do artigo");
    await expect(previewIn(page).locator("img")).toHaveAttribute("src", "/default.jpg");
  });

  await test.step("Nothing filled in: each field says what it wants, and the first has the focus", async () => {
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    for (const message of ["Informe o título", "Escolha a categoria", "Escreva o texto do artigo"])
      await expect(page.locator("form").getByText(message, { exact: true }).last()).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toBeFocused();
  });

  await test.step("An empty text is asked for beside it, with the focus in it", async () => {
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Categoria").selectOption("Ações");
    await expect(page.getByText("O título já vai acima do texto.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(article(page)).toBeFocused();
    await expect(article(page)).toHaveAttribute("aria-invalid", "true");
    await expect(article(page)).toHaveAccessibleName("Texto");
    await expect(article(page)).toHaveAccessibleDescription(/Escreva o texto do artigo/);
    await page.keyboard.type("Agora sim.");
    await expect(article(page)).toHaveAttribute("aria-invalid", "false");
  });

  await test.step("Filled in, it is published", async () => {
    await article(page).fill("Limpamos o terreno todo.");
    await page.getByLabel("Data de publicação").fill("2030-12-24T19:30");
    await expect(page.getByRole("button", { name: "Agendar artigo" })).toBeVisible();
    await page.getByLabel("Data de publicação").fill("");
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  });

  await test.step("What became of it stays in sight: where it is, its message, its form", async () => {
    const notice = page.getByRole("status").filter({ hasText: "Publicado." });
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole("link", { name: "Ver no site" })).toHaveAttribute(
      "href",
      /^\/posts\/mutirao-de-sabado/,
    );
    const message = await notice.getByRole("link", { name: "Enviar no WhatsApp" }).getAttribute("href");
    const text = new URL(message ?? "").searchParams.get("text");
    expect(text).toMatch(new RegExp(`^${titulo}\nhttp://.+/posts/mutirao-de-sabado`));
    await expect(notice.getByRole("link", { name: "Editar" })).toHaveAttribute("href", /^\/post\/[\w-]+\/edit$/);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await expectAccessible(notice);
    await notice.getByRole("button", { name: "Fechar o aviso" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await remove(request, headers, titulo);
});
