import { discardDraft, draftsIn } from "../drafts";
import { expect, signIn, test } from "../fixtures";
import { openForm } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's question before a reload
});

test("in a browser that stores nothing any more, leaving says that what was typed is lost", async ({ page }) => {
  await page.goto("/addproject");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.getByLabel("Título", { exact: true }).fill("Ainda não salvo");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("alertdialog", { name: "Sair sem salvar?" })).toContainText("vai se perder");
});

test("a phone's menu is closed once its link has led on after the question, and on the way back", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/addproject");
  await page.getByLabel("Título", { exact: true }).fill("Ainda não salvo");
  await page.getByRole("button", { name: "Abrir o menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Calendário" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/calendars");
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/addproject");
  await expect(menu).toBeHidden();
});

test("leaving with unsaved changes asks first", async ({ page, newPost }) => {
  const post = await newPost({});
  await openForm(page, `/post/${post._id}/edit`);
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

test("what was typed in a tab that crashed is there in the next one", async ({ page, context }) => {
  const tab = await context.newPage();
  await tab.goto("/donations/new");
  await tab.getByRole("textbox", { name: "Observações" }).fill("Antes da queda");
  await expect.poll(async () => JSON.stringify(await draftsIn(tab))).toContain("Antes da queda");
  const crash = tab.waitForEvent("crash");
  void (await context.newCDPSession(tab)).send("Page.crash").catch(() => {});
  await crash;
  await page.goto("/sobre");
  // The browser ends the tab's lock a moment after it (components/forms/drafts/open-tabs.ts).
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await page.goto("/donations/new");
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Observações" })).toHaveValue("Antes da queda");
  await discardDraft(page);
});
