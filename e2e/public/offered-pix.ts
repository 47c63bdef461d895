import { parsePix } from "pix-utils";

/** The Pix code that the page offers to copy, decoded independently. */
export async function offeredPix(page: import("@playwright/test").Page) {
  const code = await page.getByRole("main").getByRole("textbox", { name: "Pix copia e cola" }).inputValue();
  return { code, pix: parsePix(code) };
}
