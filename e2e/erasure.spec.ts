import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { FORMATS, WIDTHS } from "../lib/images/picture";
import { exampleVolunteerInput } from "../lib/volunteers/api";
import { answersWith, filesWith, isPublic, tablesWith } from "./everywhere";
import { expect, signIn, test } from "./fixtures";

/** A unique word with digits, which full-text search keeps unstemmed. */
const stamp = Date.now();
const word = (name: string) => `zq${stamp}${name}`;
const TEL_END = String(stamp).slice(-8);
const person = {
  ...Object.fromEntries(Object.keys(exampleVolunteerInput).map((field) => [field, word(field)])),
  name: `Zulmira ${word("nome")}`,
  tel: `(34) 9${TEL_END.slice(0, 4)}-${TEL_END.slice(4)}`,
};
const WORDS = [`zq${stamp}`, person.tel, `349${TEL_END}`, `9${TEL_END}`];

test("a volunteer who was removed for good is found nowhere any more", async ({ page, request, headers }) => {
  test.setTimeout(180_000);
  await signIn(page);

  const image = await upload(request, headers);
  const pictureId = path.basename(image);
  const words = [...WORDS, pictureId];
  const registered = await request.post("/api/volunters/register", { headers, data: { ...person, image } });
  expect(registered.status()).toBe(201);
  const { _id: id } = await registered.json();
  const pictures = [image, ...WIDTHS.flatMap((width) => FORMATS.map((format) => `${image}/${width}.${format}`))];
  for (const address of pictures) expect((await request.get(address)).status(), address).toBe(200);

  // Proof that the search below finds existing data.
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(['public."Image"', 'public."Volunteer"']));
  expect(await filesWith(words)).toContain(`images/${pictureId}/original.webp`);
  const visible = await answersWith(words, request, page, id);
  expect(visible).toEqual(expect.arrayContaining(["/voluntarios", "/voluntarios (rsc)", "/api/volunters?limit=100"]));
  expect(visible).toEqual(expect.arrayContaining(["/volunters/private", "/api/volunters/all?limit=100"]));

  expect((await request.delete(`/api/volunters/${id}`, { headers })).ok()).toBe(true);
  expect((await answersWith(words, request, page, id)).filter((address) => isPublic(address))).toEqual([]);
  // Also the portrait, by its address.
  for (const address of pictures) expect((await request.get(`${address}?lixeira`)).status(), address).toBe(404);

  await purge(page, person.name);

  expect(await tablesWith(words)).toEqual([]);
  // A variant that is being encoded is removed as soon as it is written.
  await expect.poll(() => filesWith(words)).toEqual([]);
  expect(await answersWith(words, request, page, id)).toEqual([]);
  // A query string bypasses caches.
  for (const address of pictures)
    expect((await request.get(`${address}?agora`, { maxRedirects: 0 })).status(), address).toBe(404);
});

/** Deletes an item of the trash for good. */
async function purge(page: Page, title: string) {
  await page.goto("/lixeira");
  const item = page.getByRole("listitem").filter({ hasText: title });
  await item.getByRole("button", { name: "Excluir de vez" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir de vez" }).click();
  await expect(page.getByText("Excluído de vez", { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
}

async function upload(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  // A small one, as each of its sizes is made.
  const buffer = await sharp("e2e/files/foto.jpg").resize(320).toBuffer();
  const multipart = { image: { name: "foto.jpg", mimeType: "image/jpeg", buffer }, alt: `Retrato ${word("alt")}` };
  const response = await request.post("/api/upload", { headers, multipart });
  return (await response.json()).image;
}
