import { expect, expectAccessible, signIn, stepOnDesktop, test } from "../fixtures";
import { article } from "./article";
import { kept, openForm, otherDevice, title } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
});

test("a new article is begun on one device, continued on another, and published there", { tag: "@phone" }, async ({
  page,
}) => {
  const titulo = `Começado no celular ${Date.now()}`;
  await test.step("What is typed is kept without being saved", async () => {
    await openForm(page, "/addpost");
    await title(page).fill(titulo);
    await article(page).fill("O começo.");
    await expect(kept(page)).toBeVisible();
    await expectAccessible(kept(page));
  });

  const device = await otherDevice(page);
  const list = device.getByRole("region", { name: "Rascunhos" });
  await test.step("The other device has it above the list of articles", async () => {
    await device.goto("/posts/private");
    const item = list.getByRole("listitem").filter({ hasText: titulo });
    await expect(item).toContainText(/Seu, de hoje às \d\d:\d\d\. Fica guardado até \d\d-\d\d-\d{4}\./);
    await expectAccessible(list);
    await item.getByRole("link", { name: titulo }).click();
    await expect(device.getByText(/^Este é o rascunho de .+\. Ainda não foi salvo\.$/)).toBeVisible();
    await expect(title(device)).toHaveValue(titulo);
    await expect(article(device)).toHaveText("O começo.");
  });

  await stepOnDesktop("Both typing on, neither overwrites the other", async () => {
    await article(device).fill("O começo e o fim.");
    await expect(kept(device)).toBeVisible();
    await title(page).fill(`${titulo}, de novo`);
    const reader = await page.context().newPage();
    await expect(async () => {
      await reader.goto("/posts/private");
      const items = reader.getByRole("region", { name: "Rascunhos" }).getByRole("listitem");
      await expect(items.filter({ hasText: titulo })).toHaveCount(2, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await reader.close();
  });

  await stepOnDesktop("Published, it is no draft any more", async () => {
    await device.getByRole("combobox", { name: "Categoria" }).selectOption("Ações");
    await device.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(device.getByText("Artigo Adicionado")).toBeVisible();
    await device.goto("/posts/private");
    await expect(list.getByRole("link", { name: titulo, exact: true })).toHaveCount(0);
    await expect(list.getByRole("link", { name: `${titulo}, de novo` })).toBeVisible();
  });

  await test.step("What is thrown away is gone everywhere", async () => {
    await device.goto("/posts/private");
    const item = list.getByRole("listitem").filter({ hasText: titulo });
    await item.getByRole("button", { name: /^Descartar/ }).click();
    await device.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await expect(item).toHaveCount(0);
    await device.context().close();
  });
});

test("another editor of the same article is offered the draft, and is told what was saved since", async ({
  page,
  newPost,
  setPassword,
}) => {
  const post = await newPost({});
  const account = { email: `outra-editora-${test.info().project.name}@nova.example`, password: "uma-frase-bem-longa" };
  await setPassword(account.email, account.password);
  const address = `/post/${post._id}/edit`;

  await openForm(page, address);
  await article(page).fill("O texto de quem começou.");
  await expect(kept(page)).toBeVisible();

  const other = await otherDevice(page, account);
  const offers = other.getByRole("list", { name: "Rascunhos deste artigo" });
  await test.step("The other one saves the title meanwhile", async () => {
    await openForm(other, address);
    await expect(offers.getByText(/^Há um rascunho de .+, de hoje às \d\d:\d\d\.$/)).toBeVisible();
    await expectAccessible(offers);
    await title(other).fill(`${post.titulo} (2)`);
    await other.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(other.getByText("Artigo Atualizado")).toBeVisible();
  });

  await test.step("The draft does not overwrite that silently", async () => {
    await openForm(other, address);
    await expect(offers).toContainText("O artigo foi salvo depois que ele foi começado.");
    await offers.getByRole("link", { name: "Continuar dele" }).click();
    await expect(article(other)).toHaveText("O texto de quem começou.");
    await expect(offers).toHaveCount(0);
    await other.getByRole("button", { name: "Salvar alterações" }).click();
    const conflict = other.getByRole("alert").filter({ hasText: "alterou este item em" });
    await expect(conflict.getByRole("term")).toHaveText(["Texto"]);
    await expect(title(other)).toHaveValue(`${post.titulo} (2)`);
    await conflict.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(other.getByText("Artigo Atualizado")).toBeVisible();
  });

  await test.step("Saved, it is offered to nobody", async () => {
    await openForm(other, address);
    await expect(article(other)).toHaveText("O texto de quem começou.");
    await expect(offers).toHaveCount(0);
    await other.context().close();
  });
});
