import { expect, expectAccessible, signIn, test } from "../fixtures";
import { article } from "./article";

test.beforeEach(({ page }) => signIn(page));

test("an article saved as Desabilitado is a draft until it is switched on", async ({ page, request }) => {
  const titulo = `Rascunho ${Date.now()}`;
  await page.goto("/addpost");
  await expect(page.getByText(/^Desabilitado é o rascunho/)).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill(titulo);
  await page.getByLabel("Categoria").selectOption("Ações");
  await article(page).fill("Ainda não.");
  await page.getByLabel("Status").selectOption("Desabilitado");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  await expect(page.getByText("Salvo como rascunho: só aparece aqui no painel.")).toBeVisible();
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
  await expect.poll(read).not.toContain(review.comment); // an undo is possible for some seconds
});

test("is accessible", { tag: "@phone" }, async ({ page, newPost }) => {
  const post = await newPost({});
  for (const address of ["/addpost", `/post/${post._id}/edit`, "/posts/private"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page
    .getByRole("button", { name: /^Excluir / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
});
