import type { Page } from "@playwright/test";

/** What the browser keeps of forms that were not saved, by their keys. */
export const draftsIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("nova-rascunho:"))),
  );

/** Discards the draft that the form was opened with. */
export async function discardDraft(page: Page) {
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
}
