import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, type Headers, inDatabase } from "../fixtures";

export const RED = "#c8201b";
export const GREEN = "#1b8a3a";

/** A picture of one colour, which tells it from others. */
export const plain = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

/** The colour in the middle of the picture at that address. */
export async function colorOf(request: APIRequestContext, src: string) {
  const content = await (await request.get(src)).body();
  const { dominant } = await sharp(content).stats();
  return dominant.r > dominant.g ? "red" : "green";
}

/** Sends a red picture over the API; the library lists it as soon as an item shows it. */
export async function upload(request: APIRequestContext, headers: Headers, alt = ""): Promise<string> {
  const response = await request.post("/api/upload", {
    headers,
    multipart: { image: { name: "a.png", mimeType: "image/png", buffer: await plain(RED) }, alt },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).image;
}

/** The same as if it had been sent on the library's screen: listed, and kept although nothing shows it. */
export async function uploadToLibrary(request: APIRequestContext, headers: Headers, alt: string) {
  const image = await upload(request, headers, alt);
  await inDatabase(`UPDATE "Image" SET listed = true, kept = true WHERE '/imagens/' || id = $1`, [image]);
  return image;
}

export async function search(page: Page, words: string) {
  await page.goto(`/media?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole("heading", { name: "Imagens", level: 1 })).toBeVisible();
}

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
