import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, openDashboard, signIn, test } from "../fixtures";
import { article, tool } from "./article";
import { openMenu } from "./menu";

const PHOTO = "e2e/files/foto.jpg";

test.beforeEach(({ page }) => signIn(page));

test("an article's form says what it wants, and what became of the article stays in sight", { tag: "@phone" }, async ({
  page,
  request,
  token,
}) => {
  const titulo = `Mutirão de sábado ${Date.now()}`;
  await test.step("The menu leads to an empty form", async () => {
    await openDashboard(page);
    await (await openMenu(page)).getByRole("link", { name: "Cadastrar Posts" }).click();
    await expect(page.getByRole("heading", { name: "Cadastrar Posts" })).toBeVisible();
    await expect(previewIn(page)).toContainText("Título do artigo");
    await expect(previewIn(page).locator("img")).toHaveAttribute("src", "/default.jpg");
  });

  await test.step("Nothing filled in: each field says what it wants, and the first has the focus", async () => {
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    for (const message of ["Informe o título", "Escolha a categoria", "Escreva o texto do artigo"])
      await expect(page.locator("form").getByText(message, { exact: true }).last()).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toBeFocused();
  });

  await test.step("Filled in, it is published", async () => {
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Categoria").selectOption("Ações");
    await article(page).fill("Limpamos o terreno todo.");
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
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Fechar o aviso" }).click();
    await expect(notice).toHaveCount(0);
  });

  await remove(request, token, titulo);
});

test("an administrator writes an article with a picture, and a visitor reads it at once", async ({
  page,
  browser,
  request,
  token,
}) => {
  const titulo = `Mutirão de maio ${Date.now()}`;
  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto("/posts"); // caches the page
  await expect(visitor.getByText(titulo)).toHaveCount(0);

  const preview = previewIn(page);
  await test.step("The text is written with the tools", async () => {
    await page.goto("/addpost");
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Categoria").selectOption("Ações");
    await writeWithTools(page);
  });

  await test.step("A file that is no picture is refused, a photo is cut and described", async () => {
    await page.getByLabel("Enviar imagem").setInputFiles({
      name: "foto.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("isto não é uma foto"),
    });
    await expect(page.getByText("Envie uma imagem PNG ou JPG")).toBeVisible();
    await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
    await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
    await page.getByLabel("Descrição da imagem").fill("Pessoas capinando um terreno");
  });

  await test.step("The preview shows all of it", async () => {
    await expect(preview).toContainText(titulo);
    await expect(preview).toContainText("O dia Limpamos o terreno todo.");
    await expect(preview.getByRole("img", { name: "Pessoas capinando um terreno" })).toHaveJSProperty("complete", true);
    await page.getByLabel("Resumo").fill("Um sábado de enxada na mão.");
    await expect(preview).toContainText("Um sábado de enxada na mão.");
    await expect(preview).not.toContainText("O dia Limpamos");
  });

  await test.step("It is published", async () => {
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("");
    await expect(article(page)).toHaveText("");
  });

  await test.step("A visitor reads it", async () => {
    await visitor.goto("/posts");
    await expect(visitor.getByRole("article").filter({ hasText: titulo })).toContainText("Um sábado de enxada na mão.");
    await visitor.getByRole("link", { name: titulo }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
    // For a moment on the way from page to page a document has both descriptions.
    const described = 'meta[name=description][content="Um sábado de enxada na mão."]';
    await expect(visitor.locator(described)).toHaveCount(1);
    await expect(visitor.locator("meta[name=description]")).toHaveCount(1);
    await expect(visitor.getByRole("heading", { level: 2, name: "O dia" })).toBeVisible();
    await expect(visitor.locator("strong", { hasText: "terreno" })).toBeVisible();
    const picture = visitor.getByRole("article").first().getByRole("img", { name: "Pessoas capinando um terreno" });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await visitorContext.close();
  });

  await remove(request, token, titulo);
});

test("an article saved as Desabilitado is a draft until it is switched on", async ({ page, request }) => {
  const titulo = `Rascunho ${Date.now()}`;
  await page.goto("/addpost");
  await expect(page.getByText(/^Desabilitado é o rascunho/)).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(titulo);
  await page.getByLabel("Categoria").selectOption("Ações");
  await article(page).fill("Ainda não.");
  await page.getByLabel("Status").selectOption("Desabilitado");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  await expect(page.getByText("Guardado como rascunho: só aparece aqui no painel.")).toBeVisible();
  const isPublic = async () => (await (await request.get("/posts")).text()).includes(titulo);
  expect(await isPublic()).toBe(false);
  await page.goto(`/posts/private?q=${encodeURIComponent(titulo)}`);
  await page.getByRole("link", { name: `Editar ${titulo}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Editar artigo" })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await isPublic()).toBe(true);
});

test("an administrator hides, shows and deletes a review", async ({ page, request, newPost }) => {
  const post = await newPost({});
  const review = { nome: "Zé", email: "ze@example.com", rating: 1, comment: `Comentário ${post._id}` };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  const read = async () => (await request.get(`/posts/${post.permalink}`)).text();
  expect(await read()).toContain(review.comment);

  await page.goto(`/post/${post._id}/edit`);
  await page.getByRole("button", { name: "Ocultar a avaliação de Zé" }).click();
  await expect(page.getByText("Avaliação Ocultada")).toBeVisible();
  expect(await read()).not.toContain(review.comment);
  await page.getByRole("button", { name: "Mostrar a avaliação de Zé" }).click();
  await expect(page.getByText("Avaliação Publicada")).toBeVisible();
  expect(await read()).toContain(review.comment);
  await page.getByRole("button", { name: "Excluir a avaliação de Zé" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Avaliação Excluída")).toBeVisible();
  await expect.poll(read, { timeout: 12_000 }).not.toContain(review.comment); // an undo is possible for some seconds
});

test("is accessible", { tag: "@phone" }, async ({ page, newPost }) => {
  const post = await newPost({});
  for (const address of ["/posts/private", "/addpost", `/post/${post._id}/edit`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto("/posts/private");
  await page
    .getByRole("button", { name: /^Excluir / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});

const previewIn = (page: Page) => page.getByRole("complementary", { name: "Pré-visualização" });

/** A heading and a sentence with a bold word. */
async function writeWithTools(page: Page) {
  await article(page).click();
  await tool(page, "Subtítulo").click();
  await page.keyboard.type("O dia");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Limpamos o ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("terreno");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" todo.");
}

async function remove(request: APIRequestContext, token: string, titulo: string) {
  const [post] = await (await request.get(`/api/posts?keyword=${encodeURIComponent(titulo)}`)).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.delete(`/api/posts/${post._id}`, { headers })).status()).toBe(200);
}
