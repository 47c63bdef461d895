import type { Page } from "@playwright/test";
import { draftsIn, expect, expectAccessible, signIn, test } from "../fixtures";
import { openMenu } from "./menu";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's own question before a reload
});

/** The form is ready once its button is: what is typed before belongs to nobody. */
async function openForm(page: Page, id: string) {
  await page.goto(`/post/${id}/edit`);
  await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
}

test("what was typed survives a reload until it is saved or thrown away", async ({ page }) => {
  await page.goto("/addpost");
  await expect(page.getByRole("button", { name: "Publicar artigo" })).toBeEnabled();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Um rascunho que não se perde");
  await page.getByRole("combobox", { name: "Categoria" }).selectOption("Ações");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("Um rascunho que não se perde");
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("Um rascunho que não se perde");
  await expect(page.getByRole("combobox", { name: "Categoria" })).toHaveValue("acoes");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
});

test("two tabs with a new article each keep their own, and a third goes on with the one of a tab that is gone", async ({
  page,
  context,
}) => {
  const title = (of: Page) => of.getByRole("textbox", { name: "Título", exact: true });
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto("/addpost");
    await expect(tab.getByRole("button", { name: "Publicar artigo" })).toBeEnabled();
    return tab;
  };
  const [one, other] = [await open(), await open()];
  await title(one).fill("O da primeira aba");
  await title(other).fill("O da segunda aba");
  await page.goto("/painel");
  await expect.poll(async () => Object.keys(await draftsIn(page)).length).toBe(2);
  await one.close({ runBeforeUnload: false });
  await page.goto("/addpost");
  await expect(title(page)).toHaveValue("O da primeira aba");
  await expect(title(other)).toHaveValue("O da segunda aba");
  expect(Object.values(await draftsIn(page)).join()).toContain("O da segunda aba");
  await other.close();
});

test("what was typed is forgotten at a sign-out on purpose, and is nobody else's after a session that ended", async ({
  page,
  context,
  setPassword,
}) => {
  const account = { email: `rascunho-${test.info().project.name}@nova.example`, password: "primeira-frase-longa" };
  await setPassword(account.email, account.password);
  await page.goto("/addpost");
  await expect(page.getByRole("button", { name: "Publicar artigo" })).toBeEnabled();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("De quem estava antes");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("De quem estava antes");
  await context.clearCookies();
  await signIn(page, account);
  await page.goto("/addpost");
  await expect(page.getByRole("button", { name: "Publicar artigo" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Da segunda pessoa");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("Da segunda pessoa");
  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/login");
  expect(JSON.stringify(await draftsIn(page))).toContain("De quem estava antes");
  expect(JSON.stringify(await draftsIn(page))).not.toContain("Da segunda pessoa");
});

test("a draft of an older version does not overwrite what was saved since", { tag: "@phone" }, async ({
  page,
  request,
  token,
  newPost,
}) => {
  const post = await newPost({});
  await openForm(page, post._id);
  await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
  await page.reload(); // leaving writes the draft down, however fast
  const fields = { titulo: post.titulo, description: "Um texto.", autor: "Rui", slug: "cafe-da-manha" };
  await request.put(`/api/posts/${post._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: fields,
  });
  await openForm(page, post._id);
  await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Ana");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "alterou este item em" });
  await expect(conflict).toContainText("A suaAna");
  await expect(conflict).toContainText("A salvaRui");
  await expect(conflict).toContainText("A salvaCafé da Manhã");
  await expectAccessible(page);
});

test("a form that keeps passwords out of the browser says that leaving loses what was typed", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Nome", { exact: true }).fill("Alguém");
  await page.getByRole("banner").getByRole("link").first().click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await expect(question).toContainText("vai se perder");
  await expectAccessible(page);
});

test("leaving with unsaved changes asks first", async ({ page, newPost }) => {
  const post = await newPost({});
  await openForm(page, post._id);
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Ainda não salvo");
  await page.getByRole("link", { name: "Ver no site" }).waitFor();
  const home = page.getByRole("banner").getByRole("link").first();
  await home.click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("Ainda não salvo");
  await home.click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/painel");
});

test.describe("when somebody else saved meanwhile", () => {
  test("both versions are shown, and mine is saved only if I say so", async ({ page, request, token, newPost }) => {
    const post = await newPost({ autor: "Equipe" });
    const fields = { titulo: post.titulo, description: "Um texto.", autor: "Rui", slug: "acoes" };
    await openForm(page, post._id);
    await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
    await request.put(`/api/posts/${post._id}`, { headers: { authorization: `Bearer ${token}` }, data: fields });
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    const conflict = page.getByRole("alert").filter({ hasText: "alterou este item em" });
    await expect(conflict).toContainText("depois que você o abriu");
    await expect(conflict).toContainText("A suaAna");
    await expect(conflict).toContainText("A salvaRui");
    expect((await (await request.get(`/api/posts/${post._id}`)).json()).autor).toBe("Rui");
    await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    await expect(conflict).toBeHidden();
    expect((await (await request.get(`/api/posts/${post._id}`)).json()).autor).toBe("Ana");
  });

  test("the saved version can be taken instead", async ({ page, request, token, newPost }) => {
    const post = await newPost({ autor: "Equipe" });
    const fields = { titulo: post.titulo, description: "Um texto.", autor: "Rui", slug: "acoes" };
    await openForm(page, post._id);
    await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
    await request.put(`/api/posts/${post._id}`, { headers: { authorization: `Bearer ${token}` }, data: fields });
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
    await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Rui");
    await expect(page.getByRole("alert").filter({ hasText: "alterou este item" })).toBeHidden();
  });
});

test.describe("in a list", () => {
  test("a session that ended leads to the sign-in, and from there back", async ({ page, context, newPost }) => {
    const post = await newPost({ titulo: `Sem sessão ${Date.now()}` });
    const address = `/posts/private?q=${encodeURIComponent(post.titulo)}`;
    await page.goto(address);
    await page.getByLabel("Escolher todos").check();
    await context.clearCookies();
    await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fposts%2Fprivate%3Fq%3DSem/);
  });

  test("going back shows the choices of then", async ({ page }) => {
    await page.goto("/posts/private");
    await page.getByLabel("Status").selectOption("Desabilitados");
    await expect(page).toHaveURL(/status=desabilitados/);
    await page.getByRole("link", { name: "Novo artigo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cadastrar Posts" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("desabilitados");
  });

  test("a deletion takes effect at once, wherever one goes afterwards", async ({ page, request, newPost }) => {
    const post = await newPost({ titulo: `Excluído ${Date.now()}` });
    await page.goto(`/posts/private?q=${encodeURIComponent(post.titulo)}`);
    await page.getByRole("button", { name: `Excluir ${post.titulo}` }).click();
    const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este artigo?" });
    await question.getByRole("button", { name: "Excluir" }).click();
    await page.getByRole("link", { name: "Novo artigo" }).click();
    await expect(page).toHaveURL("/addpost");
    await expect.poll(async () => (await request.get(`/posts/${post.permalink}`)).status()).toBe(404);
  });

  test("several are switched off at once, and visitors see it", async ({ page, request, newPost }) => {
    const mark = `Lote${Date.now()}`;
    const posts = [await newPost({ titulo: `${mark} um` }), await newPost({ titulo: `${mark} dois` })];
    await page.goto(`/posts/private?q=${mark}`);
    await page.getByLabel("Escolher todos").check();
    await expect(page.getByRole("status").filter({ hasText: "2 escolhido(s)" })).toBeAttached();
    await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
    await expect(page.getByText("2 artigos fora do site")).toBeVisible();
    await expect(page.getByText("Desabilitado", { exact: true })).toHaveCount(2);
    for (const { permalink } of posts) expect((await request.get(`/posts/${permalink}`)).status()).toBe(404);
  });

  test("the order is held in the address", async ({ page, newPost }) => {
    const mark = `Fila${Date.now()}`;
    await newPost({ titulo: `Zebra ${mark}` });
    await newPost({ titulo: `Abelha ${mark}` });
    await page.goto(`/posts/private?q=${mark}`);
    await page.getByLabel("Ordem").selectOption("A a Z");
    await expect(page).toHaveURL(/ordem=az/);
    const names = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(names).toHaveText([`Abelha ${mark}`, `Zebra ${mark}`]);
    await page.getByLabel("Ordem").selectOption("Mais antigos");
    await expect(names).toHaveText([`Zebra ${mark}`, `Abelha ${mark}`]);
  });
});

test("an article with a date to come waits for it", async ({ page, request, newPost }) => {
  const post = await newPost({ titulo: `Para depois ${Date.now()}` });
  await openForm(page, post._id);
  await page.getByLabel("Data de publicação").fill("2030-12-24T19:30");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect((await request.get(`/posts/${post.permalink}`)).status()).toBe(404);
  await page.goto(`/posts/private?q=${encodeURIComponent(post.titulo)}`);
  await expect(page.getByText("Sai em 24-12-2030 às 19:30")).toBeVisible();
});
