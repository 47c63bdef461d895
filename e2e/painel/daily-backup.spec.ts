import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { admin, expect, expectAccessible, signIn } from "../fixtures";
import { test } from "../harness/sample-product"; // one copy is made at a time, and others download theirs meanwhile
import { loseTheAnswer } from "../lost-answer";

test.describe.configure({ mode: "serial" });

/** For what derives a dear key, and reads or writes everything that there is. */
const atLength = { timeout: 60_000 };

let page: Page;
let folder: string;
const daily = () => page.getByRole("region", { name: "Cópias diárias" });
const sheet = () => page.getByRole("region", { name: "Senha das cópias de segurança" });
const shownPassphrase = () => sheet().getByText(/^\w{5}(-\w{5}){3}$/);
const press = (name: string) => daily().getByRole("button", { name }).click();
const fact = (term: string) => daily().locator("dt", { hasText: term }).locator("+ dd");

test.beforeAll(async ({ browser, nova }) => {
  folder = path.join(nova.dataDir, "backups");
  page = await browser.newPage({ baseURL: nova.url, locale: "pt-BR" });
  await signIn(page);
});

test.afterAll(() => page?.close());

test("the dashboard warns until they are turned on, with a passphrase that was written down before", async () => {
  await page.goto("/painel");
  await expect(page.getByText("As cópias de segurança diárias estão desligadas")).toBeVisible();
  await page.getByRole("link", { name: "Ligar as cópias" }).click();
  await expect(daily()).toBeVisible();
  await expectAccessible(daily());
  await press("Ligar as cópias diárias");
  await expect(sheet()).toBeFocused();
  const passphrase = await shownPassphrase().innerText();
  await expect(sheet()).toContainText("Ainda não vale");
  await expectAccessible(sheet());

  // The answer is lost: what was written down stays on the screen, and the second press finds it in use.
  await loseTheAnswer(page, "/backup");
  await press("Já anotei a senha: ligar as cópias");
  await expect(sheet().getByRole("alert")).toContainText("Sem conexão com o servidor");
  await expect(sheet()).toContainText("esta senha pode já estar valendo");
  await expect(sheet().getByRole("button", { name: "Cancelar" })).toBeHidden();
  await expect(shownPassphrase()).toHaveText(passphrase);
  await press("Já anotei a senha: ligar as cópias");
  await expect(page.getByText("Cópias diárias ligadas")).toBeVisible();
  await expect(shownPassphrase()).toHaveText(passphrase);
  await expect(sheet()).toBeFocused();
  await expectAccessible(daily());

  await page.emulateMedia({ media: "print" });
  await expect(sheet()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(sheet().getByRole("button", { name: "Imprimir" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await expect(fact("Última cópia")).toContainText("Ainda nenhuma");
  expect(await page.content()).not.toContain(passphrase);

  // Another one is in use once it was written down, too.
  await press("Criar outra senha");
  await expect(shownPassphrase()).not.toHaveText(passphrase);
  await press("Cancelar");
  await expect(sheet()).toBeHidden();
  await expect(daily().getByRole("button", { name: "Criar outra senha" })).toBeFocused();
  await press("Criar outra senha");
  await press("Já anotei a senha: usar esta");
  await expect(page.getByText("Senha trocada: vale para as próximas cópias")).toBeVisible();
  await expect(shownPassphrase()).not.toHaveText(passphrase);
  await page.goto("/history");
  await expect(page.getByText(`${admin.name} mudou a cópia de segurança diária`)).toHaveCount(2);
});

test("a copy is made and its restore tested from the screen, and the dashboard tells when", async () => {
  await page.goto("/backup");
  await press("Fazer uma cópia agora");
  await expect(page.getByText("Cópia feita")).toBeVisible(atLength);
  await expect(fact("Última cópia")).toContainText("MB");
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^nova-.+\.nova$/)]);
  await press("Testar a restauração");
  await expect(page.getByText("A cópia foi restaurada inteira num banco de teste")).toBeVisible(atLength);
  await expect(fact("Última restauração testada")).toHaveText(/^\d\d-\d\d-\d{4}/);
  await page.goto("/painel");
  await expect(page.getByText(/última restauração testada em \d\d-\d\d-\d{4}/)).toBeVisible();
});

test("a damaged copy is told on the screen and on the dashboard", async () => {
  const [name = ""] = await readdir(folder);
  const bytes = await readFile(path.join(folder, name));
  await writeFile(path.join(folder, name), bytes.subarray(0, -100));
  await page.goto("/backup");
  await press("Testar a restauração");
  await expect(daily().getByRole("alert").first()).toContainText("A cópia está danificada ou incompleta", atLength);
  await page.goto("/painel");
  await expect(page.getByText(/A última tentativa de cópia ou de teste falhou: A cópia está danificada/)).toBeVisible();
  await page.goto("/backup");
  await press("Fazer uma cópia agora");
  await expect(page.getByText("Cópia feita")).toBeVisible(atLength);
  await expect(daily().getByRole("alert")).toHaveCount(0);
});
