import { discardDraft } from "../drafts";
import { expect, expectAccessible, signIn, test } from "../fixtures";
import { article } from "./article";
import { kept, openForm, otherDevice, title } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
});

test("a draft that is kept moves no button away from a finger on its way there", { tag: "@phone" }, async ({
  page,
  newPost,
}) => {
  const post = await newPost({});
  await openForm(page, `/post/${post._id}/edit`);
  const save = page.getByRole("button", { name: "Salvar alterações" });
  const place = await save.boundingBox();
  await title(page).fill(`${post.titulo}, mudado`);
  await expect(kept(page)).toBeVisible();
  expect(await save.boundingBox()).toEqual(place);
});

test("without a connection the form says that only this device has it, and sends it later", async ({
  page,
  context,
}) => {
  await openForm(page, "/addpost");
  await context.setOffline(true);
  await title(page).fill(`Sem rede ${Date.now()}`);
  await expect(page.getByText("Sem conexão: guardado só neste aparelho")).toBeVisible();
  await context.setOffline(false);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await discardDraft(page);
  await expect(title(page)).toHaveValue("");
});

test("a new article that another device has published meanwhile is not overwritten: both texts are shown", async ({
  page,
  request,
}) => {
  const titulo = `Aberto em dois aparelhos ${Date.now()}`;
  await openForm(page, "/addpost");
  await title(page).fill(titulo);
  await article(page).fill("O começo.");
  await page.getByRole("combobox", { name: "Categoria" }).selectOption("Ações");
  await expect(kept(page)).toBeVisible();

  const device = await otherDevice(page);
  await device.goto("/posts/private");
  await device.getByRole("region", { name: "Rascunhos" }).getByRole("link", { name: titulo }).click();
  await article(device).fill("O começo e o fim.");
  await device.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(device.getByText("Artigo Adicionado")).toBeVisible();
  await device.context().close();

  const published = async () => {
    const found = await (await request.get(`/api/posts?keyword=${encodeURIComponent(titulo)}`)).json();
    const own = found.filter((post: { titulo: string }) => post.titulo === titulo);
    return own.map(({ description }: { description: string }) => description);
  };
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Este item já tinha sido salvo." });
  await expect(conflict.getByRole("term")).toHaveText(["Texto"]);
  await expectAccessible(conflict);
  expect(await published()).toEqual(["O começo e o fim."]);
  await conflict.getByRole("button", { name: "Ficar com a versão salva" }).click();
  await expect(conflict).toBeHidden();
  await expect(title(page)).toHaveValue("");
  expect(await published()).toEqual(["O começo e o fim."]);
});
