import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";

/** Waits until the file field is hydrated. */
export async function openImport(page: Page) {
  await page.goto("/donations/import");
  await expect(page.getByLabel("Planilha")).toBeEnabled();
}

export const planilha = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text, "latin1"),
});
