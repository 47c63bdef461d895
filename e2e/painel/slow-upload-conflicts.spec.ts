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

test("when somebody else saved meanwhile, their version does not get my photo, and mine waits for its own", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const { _id } = await newPost({ titulo: `Conflito ${Date.now()}` });
  const save = page.getByRole("button", { name: "Salvar alterações" });
  const author = page.getByRole("textbox", { name: "Autor" });
  /** A conflict, and a photo on its way. */
  const conflictAndPhoto = async (theirs: string) => {
    const release = await holdRequests(page, UPLOADS);
    await author.fill("Ana");
    const data = { titulo: "De outra pessoa", description: "Um texto.", autor: theirs, slug: "acoes" };
    expect((await request.put(`/api/posts/${_id}`, { headers, data })).status()).toBe(200);
    await save.click();
    await expect(page.getByRole("button", { name: "Salvar a minha versão" })).toBeVisible();
    await choosePhoto(page);
    return release;
  };
  await page.goto(`/post/${_id}/edit`);
  await expect(save).toBeEnabled();

  await test.step("Theirs is taken", async () => {
    const release = await conflictAndPhoto("Rui");
    await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
    await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toHaveCount(0);
    release();
    await expect(author).toHaveValue("Rui");
    await expect(thumb(page)).toHaveCount(0);
    await page.unroute(UPLOADS);
  });

  await test.step("Mine is saved", async () => {
    const release = await conflictAndPhoto("Léo");
    await page.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    release();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect((await (await request.get(`/api/posts/${_id}`)).json()).image).toContain("/imagens/");
    await expect(thumb(page)).toBeVisible();
  });
});
