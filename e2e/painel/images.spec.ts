import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn, test } from "../fixtures";
import { cropping, field, PHOTO, photo, thumb } from "./image-field";
import { upload } from "./library";
import { openForm } from "./post-form";

test.beforeEach(({ page }) => signIn(page));

/** Aspect ratio of the picture, to be polled: NaN until it is there, as while the stored one takes the place of the file. */
const aspectRatio = (page: Page) =>
  thumb(page).evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);

test("a photo is cut to the card's shape, or kept whole, accessibly", { tag: "@phone" }, async ({ page, isMobile }) => {
  await openForm(page, "/addpost");
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await expect(cropping(page).getByText("No teclado")).toBeVisible({ visible: !isMobile });
  await expect(cropping(page).getByRole("button")).toHaveText([
    "Usar este recorte",
    "Usar a imagem inteira",
    "Cancelar",
  ]);
  await expect(cropping(page).getByRole("button", { name: "Usar este recorte" })).toBeEnabled();
  await expectAccessible(cropping(page));
  await expectFitsWidth(page);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(thumb(page)).toBeVisible();
  await expectAccessible(field(page));
  await expect.poll(() => aspectRatio(page)).toBeCloseTo(3 / 2, 1);

  await page.getByRole("button", { name: "Enquadrar" }).click();
  await cropping(page).getByRole("button", { name: "Usar a imagem inteira" }).click();
  const { width, height } = (await sharp(PHOTO).metadata()).autoOrient; // dimensions after its EXIF rotation
  await expect.poll(() => aspectRatio(page)).toBeCloseTo(width / height, 1);

  await page.getByLabel("Descrição da imagem").fill("Um morro e o sol");
  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await expect(preview.getByRole("img", { name: "Um morro e o sol" })).toBeAttached();
  await field(page).getByRole("button", { name: "Remover" }).click();
  await expect(thumb(page)).toBeHidden();
  await expect(page.getByLabel("Enviar imagem")).toBeFocused();
  await expect(preview.locator("img")).toHaveAttribute("src", "/default.jpg");
});

test("by keyboard alone", async ({ page }) => {
  await openForm(page, "/addpost");
  await page.getByLabel("Enviar imagem").setInputFiles({
    name: "alta.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(600, 1200),
  });
  const area = cropping(page).getByRole("group", { name: /^Recorte/ });
  await area.focus();
  const place = () => cropping(page).locator("img").getAttribute("style");
  await expect.poll(place).toContain("scale(");
  const before = await place();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press("Tab");
  await expect(cropping(page).getByLabel("Aproximar")).toBeFocused();
  await page.keyboard.press("End");
  await expect(cropping(page).getByLabel("Aproximar")).toHaveValue("4");
  await page.keyboard.press("Escape");
  await expect(cropping(page)).toBeHidden();
  await expect(thumb(page)).toBeHidden();

  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  const use = cropping(page).getByRole("button", { name: "Usar este recorte" });
  await expect(use).toBeEnabled();
  await use.focus();
  await page.keyboard.press("Enter");
  await expect(thumb(page)).toBeVisible();
});

test("a form that was open keeps what the library says of its picture meanwhile", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const before = `Uma horta ${Date.now()}`;
  const image = await upload(request, headers, before);
  const post = await newPost({ image });
  await page.goto(`/post/${post._id}/edit`);
  const title = page.getByLabel("Título", { exact: true });
  await expect(title).toHaveValue(post.titulo);
  await inDatabase('UPDATE "Image" SET alt = $2 WHERE alt = $1', [before, `Canteiros da ${before}`]);
  await title.fill(`${post.titulo}, de novo`);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  await page.goto(`/posts/${post.permalink}`);
  await expect(page.getByRole("main").getByAltText(`Canteiros da ${before}`).first()).toBeVisible();
});
