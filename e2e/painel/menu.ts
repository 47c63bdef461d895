import type { Page } from "@playwright/test";

/** The dashboard's menu; on a phone this opens its drawer. */
export async function openMenu(page: Page) {
  const button = page.getByRole("button", { name: "Abrir o menu" });
  await page.getByRole("banner").waitFor();
  if (await button.isVisible()) await button.click();
  return page.getByRole("navigation", { name: "Painel" });
}
