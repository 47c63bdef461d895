import sharp from "sharp";
import { expect, signIn, test } from "../fixtures";
import { cropping, photo, thumb } from "./image-field";
import { openForm } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await openForm(page, "/addpost");
});

test("a phone's photo of 12 megapixels works, and travels small", async ({ page }) => {
  test.slow();
  const buffer = await photo(4000, 3000);
  expect(buffer.byteLength).toBeGreaterThan(2 * 1024 * 1024);
  await page.getByLabel("Enviar imagem").setInputFiles({ name: "celular.jpg", mimeType: "image/jpeg", buffer });
  const answered = page.waitForResponse("**/api/upload");
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click({ timeout: 20_000 });
  const answer = await answered;
  expect(answer.status()).toBe(201);
  const { picture } = await answer.json();
  expect([picture.width, picture.height]).toEqual([2560, 1707]);
  await expect(thumb(page)).toBeVisible();
});

test("a WebP is converted in the browser, whole and framed; an iPhone's HEIC is sent as it is, read by the server, and framed afterwards", async ({
  page,
}) => {
  const buffer = await sharp(await photo(600, 400))
    .webp()
    .toBuffer();
  const webp = { name: "figurinha.webp", mimeType: "image/webp", buffer };
  for (const choice of ["Usar a imagem inteira", "Usar este recorte"]) {
    await page.getByLabel(/^(?:Enviar|Trocar) imagem/).setInputFiles(webp);
    const answered = page.waitForResponse("**/api/upload");
    await cropping(page).getByRole("button", { name: choice }).click();
    expect((await answered).status(), choice).toBe(201);
    await expect(thumb(page)).toBeVisible();
  }

  const before = String(await thumb(page).getAttribute("src"));
  await page.getByLabel(/^Trocar imagem/).setInputFiles("e2e/files/foto.heic");
  await expect(thumb(page)).not.toHaveAttribute("src", before);
  await expect(thumb(page)).toHaveAttribute("src", /^\/imagens\//);
  await expect(cropping(page)).toBeHidden();
  await page.getByRole("button", { name: "Enquadrar" }).click();
  const answered = page.waitForResponse("**/api/upload");
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  expect((await answered).status()).toBe(201);
});
