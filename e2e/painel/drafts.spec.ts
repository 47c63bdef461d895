import type { Page } from "@playwright/test";
import { discardDraft, draftsIn } from "../drafts";
import { expect, expectAccessible, signIn, test } from "../fixtures";
import { openMenu } from "./menu";
import { openForm } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's question before a reload
});

test("what was typed survives a reload until it is saved or thrown away", async ({ page }) => {
  await openForm(page, "/addpost");
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Um rascunho que não se perde");
  await page.getByRole("combobox", { name: "Categoria" }).selectOption("Ações");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("Um rascunho que não se perde");
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("Um rascunho que não se perde");
  await expect(page.getByRole("combobox", { name: "Categoria" })).toHaveValue("acoes");
  await discardDraft(page);
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
});

test("what was typed and undone does not come back", async ({ page, newPost }) => {
  const { _id, titulo } = await newPost({});
  await openForm(page, `/post/${_id}/edit`);
  const title = page.getByRole("textbox", { name: "Título", exact: true });
  await title.fill("Escrito no artigo errado");
  await expect(page.getByText(/^Rascunho guardado às/)).toBeVisible();
  const discarded = page.waitForResponse((response) => response.request().method() === "POST");
  await title.fill(titulo);
  await discarded;
  expect(await draftsIn(page)).toEqual({});
  await openForm(page, `/post/${_id}/edit`);
  await expect(title).toHaveValue(titulo);
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toHaveCount(0);
  await expect(page.getByText(/Há um rascunho/)).toHaveCount(0);
});

test("two tabs with a new article each keep their own, and a third goes on with the one of a tab that is gone", async ({
  page,
  context,
}) => {
  const title = (of: Page) => of.getByRole("textbox", { name: "Título", exact: true });
  const open = async () => {
    const tab = await context.newPage();
    await openForm(tab, "/addpost");
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
  await openForm(page, "/addpost");
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("De quem estava antes");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("De quem estava antes");
  await context.clearCookies();
  await signIn(page, account);
  await openForm(page, "/addpost");
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("");
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Da segunda pessoa");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("Da segunda pessoa");
  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue("Da segunda pessoa");
  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/login");
  expect(JSON.stringify(await draftsIn(page))).toContain("De quem estava antes");
  expect(JSON.stringify(await draftsIn(page))).not.toContain("Da segunda pessoa");
});

test("a draft of an older version does not overwrite what was saved since", { tag: "@phone" }, async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const post = await newPost({});
  await openForm(page, `/post/${post._id}/edit`);
  await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
  await page.getByRole("combobox", { name: "Categoria" }).selectOption("Treinamentos");
  await page.reload(); // leaving stores the draft at once
  const titulo = `${post.titulo} corrigido`;
  const fields = { titulo, description: "Um texto.", autor: "Rui", slug: "cafe-da-manha" };
  await request.put(`/api/posts/${post._id}`, {
    headers,
    data: fields,
  });
  await openForm(page, `/post/${post._id}/edit`);
  await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Ana");
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toHaveValue(titulo);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "alterou este item em" });
  await expect(conflict).toContainText("A suaAna");
  await expect(conflict).toContainText("A salvaRui");
  await expect(conflict).toContainText("A suaTreinamentos");
  await expect(conflict).toContainText("A salvaCafé da Manhã");
  await expectAccessible(conflict);
});
