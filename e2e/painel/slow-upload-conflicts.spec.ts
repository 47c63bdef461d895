import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { choosePhoto, thumb, UPLOADS, WAITING } from "./photo-forms";

test.beforeEach(({ page }) => signIn(page));

test("a photo that is chosen while a save is under way stays, for the next save", async ({ page, newPost }) => {
  const { _id } = await newPost({ titulo: `Foto durante o salvamento ${Date.now()}` });
  await page.goto(`/post/${_id}/edit`);
  const button = page.getByRole("button", { name: "Salvar alterações" });
  await expect(button).toBeEnabled();
  const [releaseSave, releaseUpload] = [
    await holdRequests(page, `**/post/${_id}/edit`),
    await holdRequests(page, UPLOADS),
  ];
  const sent = page.waitForRequest((one) => one.method() === "POST" && /\/edit$/.test(one.url()));
  await button.click();
  await sent;
  await choosePhoto(page);
  releaseSave();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  releaseUpload();
  await expect(thumb(page)).toBeVisible();
});

test("leaving while nothing but a photo is on its way asks first", async ({ page }) => {
  await page.goto("/volunters/register");
  await expect(page.getByRole("button", { name: "Cadastrar", exact: true })).toBeEnabled();
  const release = await holdRequests(page, UPLOADS);
  await choosePhoto(page);
  await page.getByRole("banner").getByRole("link").first().click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  release();
  await expect(thumb(page)).toBeVisible();
});

test.describe("when somebody else saved meanwhile", () => {
  /** An article's form with a conflict and a photo on its way. */
  async function conflictAndPhoto(page: Page, newPost: NewPost, put: (id: string) => Promise<unknown>) {
    const { _id } = await newPost({ titulo: `Conflito ${Date.now()}` });
    const release = await holdRequests(page, UPLOADS);
    await page.goto(`/post/${_id}/edit`);
    await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
    await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
    await put(_id);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByRole("button", { name: "Salvar a minha versão" })).toBeVisible();
    await choosePhoto(page);
    return { id: _id, release };
  }
  type NewPost = (fields: Record<string, unknown>) => Promise<{ _id: string }>;
  const theirs = { titulo: "De outra pessoa", description: "Um texto.", autor: "Rui", slug: "acoes" };

  test("my version waits for its photo", async ({ page, request, headers, newPost }) => {
    const put = (id: string) => request.put(`/api/posts/${id}`, { headers, data: theirs });
    const { id, release } = await conflictAndPhoto(page, newPost, put);
    await page.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    release();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect((await (await request.get(`/api/posts/${id}`)).json()).image).toContain("/imagens/");
    await expect(thumb(page)).toBeVisible();
  });

  test("their version does not get my photo", async ({ page, request, headers, newPost }) => {
    const put = (id: string) => request.put(`/api/posts/${id}`, { headers, data: theirs });
    const { release } = await conflictAndPhoto(page, newPost, put);
    await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
    await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toHaveCount(0);
    release();
    await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Rui");
    await expect(thumb(page)).toHaveCount(0);
  });
});
