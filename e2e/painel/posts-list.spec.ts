import { expect, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";

test.beforeEach(({ page }) => signIn(page));

test("an edit, a disabling and a deletion are visible to the next visitor", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const post = await newPost({ titulo: `Para editar ${Date.now()}` });
  await request.get(`/posts/${post.permalink}`);

  await page.goto(`/post/${post._id}/edit`);
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue(post.titulo);
  await page.getByLabel("Título", { exact: true }).fill(`${post.titulo} revisto`);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await (await request.get(`/posts/${post.permalink}`)).text()).toContain(`${post.titulo} revisto`);

  await page.getByLabel("Status").selectOption("Desabilitado");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect.poll(async () => (await request.get(`/posts/${post.permalink}`)).status()).toBe(404);

  await page.goto(`/posts/private?q=${encodeURIComponent(post.titulo)}`);
  await page.getByRole("button", { name: `Excluir ${post.titulo} revisto` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este artigo?" });
  await expect(dialog).toHaveAccessibleDescription(`${post.titulo} revisto`);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: `Excluir ${post.titulo} revisto` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Artigo Excluído")).toBeVisible();
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();

  const stored = async () => (await request.get(`/api/posts/${post._id}`, { headers })).status();
  await expect.poll(stored).toBe(404);
});

test("what a card can do waits for the scripts: nothing that is pressed before is lost", async ({ page, newPost }) => {
  const { titulo } = await newPost({ titulo: `Cedo demais ${Date.now()}` });
  const releaseScripts = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(`/posts/private?q=${encodeURIComponent(titulo)}`, { waitUntil: "commit" });
  const remove = page.getByRole("button", { name: `Excluir ${titulo}` });
  await expect(remove).toBeDisabled();
  releaseScripts();
  await remove.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("several articles are chosen and deleted together, or brought back", async ({ page, request, newPost }) => {
  const mark = `Junto${Date.now()}`;
  const posts = [await newPost({ titulo: `${mark} um` }), await newPost({ titulo: `${mark} dois` })];
  await page.goto(`/posts/private?q=${mark}`);
  const remove = async () => {
    await page.getByLabel("Selecionar todos").check();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir estes 2 artigos?" });
    await expect(question).toContainText(`${mark} um`);
    await question.getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
  await remove();
  for (const { permalink } of posts)
    await expect.poll(async () => (await request.get(`/posts/${permalink}`)).status()).toBe(404);
});

test("what somebody else had deleted meanwhile stays so when one's own deletion is undone", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const mark = `DeOutra${Date.now()}`;
  const [theirs, own] = [await newPost({ titulo: `${mark} um` }), await newPost({ titulo: `${mark} dois` })];
  await page.goto(`/posts/private?q=${mark}`);
  await page.getByLabel("Selecionar todos").check();
  expect((await request.delete(`/api/posts/${theirs._id}`, { headers })).status()).toBe(200);
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`${own.titulo} está na lixeira por 30 dias.`)).toBeVisible();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([own.titulo]);
  expect((await request.get(`/posts/${theirs.permalink}`)).status()).toBe(404);
});
