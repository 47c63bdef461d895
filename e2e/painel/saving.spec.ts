import { expect, signIn, test } from "../fixtures";
import { loseTheAnswer } from "../lost-answer";
import { openForm } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's question before a reload
});

test("when somebody else saved meanwhile both versions are shown, and mine is saved only if I say so", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const post = await newPost({ autor: "Equipe" });
  const stored = async () => (await request.get(`/api/posts/${post._id}`)).json();
  const theirs = { titulo: "De outra pessoa", description: "Um texto.", autor: "Rui", slug: "acoes" };
  const author = page.getByRole("textbox", { name: "Autor" });
  const save = page.getByRole("button", { name: "Salvar alterações" });
  const conflict = page.getByRole("alert").filter({ hasText: "alterou este item em" });
  await openForm(page, `/post/${post._id}/edit`);

  await test.step("Both are shown", async () => {
    await author.fill("Ana");
    await request.put(`/api/posts/${post._id}`, { headers, data: theirs });
    await save.click();
    await expect(conflict).toContainText("em outra aba ou aparelho, depois que o abriu aqui");
    await expect(conflict.getByRole("term")).toHaveText(["Autor"]);
    await expect(conflict).toContainText("A suaAna");
    await expect(conflict).toContainText("A salvaRui");
    expect((await stored()).autor).toBe("Rui");
  });

  await test.step("Mine is saved; what only they changed stays theirs", async () => {
    await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    await expect(conflict).toBeHidden();
    expect(await stored()).toMatchObject({ titulo: theirs.titulo, autor: "Ana" });
  });

  await test.step("The saved version can be taken instead", async () => {
    await author.fill("Bia");
    await request.put(`/api/posts/${post._id}`, { headers, data: theirs });
    await save.click();
    await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
    await expect(page.getByText("Ficou a versão salva")).toBeVisible();
    await expect(author).toHaveValue("Rui");
    await expect(conflict).toBeHidden();
  });
});

test("a save whose answer got lost is no conflict with oneself", async ({ page, request, newPost }) => {
  const post = await newPost({ autor: "Equipe" });
  await openForm(page, `/post/${post._id}/edit`);
  await page.getByRole("textbox", { name: "Autor" }).fill("Ana ");
  await loseTheAnswer(page, `/post/${post._id}/edit`);
  const save = page.getByRole("button", { name: "Salvar alterações" });
  await save.click();
  await expect(page.getByText("Sem conexão com o servidor. Tente novamente em instantes")).toBeVisible();
  expect((await (await request.get(`/api/posts/${post._id}`)).json()).autor).toBe("Ana");
  await save.click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "alterou este item" })).toBeHidden();
});

test("a screen that is older than the site says that only a reload helps, and what was typed is there after it", async ({
  page,
  newPost,
}) => {
  const post = await newPost({ autor: "Equipe" });
  await openForm(page, `/post/${post._id}/edit`);
  await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
  // As after an update: no action has this id any more.
  await page.route(`**/post/${post._id}/edit`, (route) => {
    const headers = route.request().headers();
    return route.continue({
      headers: headers["next-action"] ? { ...headers, "next-action": `40${"a".repeat(40)}` } : headers,
    });
  });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("O site foi atualizado depois que esta página abriu.")).toBeVisible();
  await page.unroute(`**/post/${post._id}/edit`);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Ana");
});

test("a date without its time publishes nothing now, and an article with a date to come waits for it", async ({
  page,
  request,
  newPost,
}) => {
  const post = await newPost({ titulo: `Para depois ${Date.now()}`, active: false });
  const status = async () => (await request.get(`/posts/${post.permalink}`)).status();
  const save = page.getByRole("button", { name: "Salvar alterações" });
  await openForm(page, `/post/${post._id}/edit`);
  await page.getByLabel("Status").selectOption("Ativo");
  const moment = page.getByLabel("Data de publicação");
  await moment.fill("");
  await moment.pressSequentially("24122030");
  await save.click();
  await expect(moment).toHaveAccessibleDescription(
    /Falta uma parte, ou esse dia não existe: complete este campo ou apague-o/,
  );
  await expect(moment).toBeFocused();
  expect(await status()).toBe(404);
  await moment.fill("2030-12-24T19:30");
  await save.click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await status()).toBe(404);

  await test.step("Also one that was public", async () => {
    await moment.fill("2020-12-24T19:30");
    await save.click();
    await expect.poll(status).toBe(200);
    await expect(save).toBeEnabled();
    await moment.fill("2030-12-24T19:30");
    await save.click();
    await expect.poll(status).toBe(404);
    await page.goto(`/posts/private?q=${encodeURIComponent(post.titulo)}`);
    await expect(page.getByText("Sai em 24-12-2030 às 19:30")).toBeVisible();
  });
});
