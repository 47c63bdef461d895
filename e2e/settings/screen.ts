import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** A product of its own, as these settings appear on every page. */
export { test } from "../harness/sample-product";

export const saveButton = (page: Page) => page.getByRole("button", { name: "Salvar configurações" });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const optional = (page: Page, name: string) => field(page, `${name} (opcional)`);
export const slides = (page: Page) => page.locator("#banner ol > li");

export async function open(page: Page) {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Configurações" })).toBeVisible();
  await expect(field(page, "Nome")).toBeEnabled();
}

export async function save(page: Page) {
  await saveButton(page).click();
  await expect(page.getByText("Configurações Salvas").last()).toBeVisible();
}
