import { discardDraft, draftsIn } from "../../drafts";
import { expect, signIn, test } from "../../fixtures";
import { holdRequests } from "../../harness/held";
import { article } from "../article";
import { caretToEnd, openPost, save } from "./editor";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's question before a reload
});

test("a draft comes back into the editor, and can be thrown away", async ({ page, newPost }) => {
  await openPost(page, newPost, "O texto salvo.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" E mais isto.");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("E mais isto.");
  await page.reload();
  await expect(article(page)).toHaveText("O texto salvo. E mais isto.");
  await discardDraft(page);
  await expect(article(page)).toHaveText("O texto salvo.");
});

test("what another person saved can be taken into the editor", async ({ page, newPost, request, headers }) => {
  const { _id } = await openPost(page, newPost, "O primeiro.");
  await article(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("O meu.");
  await expect(page.getByRole("complementary", { name: "Pré-visualização" })).toContainText("O meu.");
  const { titulo, autor } = await (await request.get(`/api/posts/${_id}`)).json();
  const data = { titulo, autor, slug: "acoes", description: "O **da outra** pessoa." };
  await request.put(`/api/posts/${_id}`, { headers, data });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
  await expect(article(page).locator("strong")).toHaveText("da outra");
  await expect(article(page)).toHaveText("O da outra pessoa.");
});

test("who comes back to the screen finds the text as it was left", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Um.");
  await page.getByText("Texto", { exact: true }).click(); // the label focuses the field
  await expect(article(page)).toBeFocused();
  await caretToEnd(page);
  await page.keyboard.type(" Dois.");
  await save(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/painel");
  await expect(article(page)).toBeHidden();
  await page.goBack();
  await expect(article(page)).toHaveText("Um. Dois.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" Três.");
  await save(page);
  expect(await stored()).toBe("Um. Dois. Três.");
});

test("what is typed while a save is under way stays, as a draft, until the next save", async ({ page, newPost }) => {
  const { _id, stored } = await openPost(page, newPost, "Um.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" Dois.");
  // Autosave has the same address: it is quiet until somebody types.
  await expect(page.getByText(/^Rascunho guardado às/)).toBeVisible();

  const release = await holdRequests(page, `**/post/${_id}/edit`);
  const sent = page.waitForRequest((one) => one.method() === "POST" && /\/edit$/.test(one.url()));
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await sent;
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" Três.");
  release();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  await expect(article(page)).toHaveText("Um. Dois. Três.");
  await expect(article(page)).toBeFocused();
  expect(await stored()).toBe("Um. Dois.");

  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("Um. Dois. Três.");
  await page.reload();
  await expect(article(page)).toHaveText("Um. Dois. Três.");
  await save(page);
  expect(await stored()).toBe("Um. Dois. Três.");
});
