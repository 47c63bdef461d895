import type { Page } from "@playwright/test";
import sharp from "sharp";

export const PHOTO = "e2e/files/foto.jpg";

export const field = (page: Page) => page.getByRole("group", { name: "Imagem", exact: true });
export const thumb = (page: Page) => field(page).locator("img");
export const cropping = (page: Page) => page.getByRole("dialog", { name: "Enquadrar a imagem" });

export async function photo(width: number, height: number) {
  const background = { r: 200, g: 64, b: 27 };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
