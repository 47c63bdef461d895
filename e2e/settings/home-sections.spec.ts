import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn } from "../fixtures";
import { open, save, test } from "./screen";

test.describe.configure({ mode: "serial" });

test.beforeEach(({ page }) => signIn(page));

const sectionsOf = (page: Page) => page.locator("main > section[id]").evaluateAll((all) => all.map(({ id }) => id));

test("the home page's sections are put in order by keyboard, and switched off", async ({ page }) => {
  await page.goto("/");
  const usual = await sectionsOf(page);
  expect(usual.slice(0, 3)).toEqual(["about", "calendar", "transparencia"]);

  await test.step("In Settings", async () => {
    await open(page);
    await page.getByRole("button", { name: "Subir Blog" }).focus();
    for (let moves = 0; moves < 7; moves++) await page.keyboard.press("Enter");
    await expect(page.getByText("Blog: agora é a seção 1 de")).toBeAttached();
    await expect(page.getByRole("button", { name: "Descer Blog" })).toBeFocused(); // it is the first one
    await page.getByLabel("Agenda", { exact: true }).uncheck();
    await page.getByLabel("Apresentação", { exact: true }).uncheck();
    await expectAccessible(page.getByRole("main"));
    await save(page);
    await page.goto("/history?tipo=settings");
    await expect(page.getByText("Agenda (oculta)").first()).toBeVisible();
  });

  await test.step("On the site, whose links lead on", async () => {
    await page.goto("/");
    const sections = await sectionsOf(page);
    expect(sections).toEqual(["blog", ...usual.filter((id) => !["about", "calendar", "blog"].includes(id))]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projeto Nova");
    const menu = page.getByRole("navigation", { name: "Principal" });
    await expect(menu.getByRole("link", { name: "Calendário" })).toHaveAttribute("href", "/agenda");
    await expect(menu.getByRole("link", { name: "Transparência" })).toHaveAttribute("href", "/#transparencia");
    await expect(menu.getByRole("link", { name: /^Sobre o/ })).toHaveAttribute("href", "/sobre");
    await expectAccessible(page.getByRole("main"));
  });

  await test.step("What was searched for is there in any case", async () => {
    await open(page);
    await page.getByLabel("Blog", { exact: true }).uncheck();
    await save(page);
    await page.goto("/");
    await expect(page.locator("#blog")).toHaveCount(0);
    await page.goto("/search/cesta");
    await expect(page.locator("#blog")).toBeVisible();
  });

  await test.step("And everything as it was", async () => {
    await open(page);
    for (const name of ["Blog", "Agenda", "Apresentação"]) await page.getByLabel(name, { exact: true }).check();
    await page.getByRole("button", { name: "Descer Blog" }).focus();
    for (let moves = 0; moves < 7; moves++) await page.keyboard.press("Enter");
    await save(page);
    await page.goto("/");
    expect(await sectionsOf(page)).toEqual(usual);
  });
});
