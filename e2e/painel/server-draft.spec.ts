import { discardDraft } from "../drafts";
import { expect, signIn, test } from "../fixtures";
import { kept, openForm, title } from "./post-form";

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
