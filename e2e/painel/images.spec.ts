import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, inDatabase, signIn, test } from "../fixtures";
import { upload } from "./library";

const PHOTO = "e2e/files/foto.jpg";

const field = (page: Page) => page.getByRole("group", { name: "Imagem", exact: true });
const thumb = (page: Page) => field(page).locator("img");
const cropping = (page: Page) => page.getByRole("dialog", { name: "Enquadrar a imagem" });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto("/addpost");
  await expect(page.getByRole("button", { name: "Publicar artigo" })).toBeEnabled();
});

/** Aspect ratio of the stored picture. */
const aspectRatio = (page: Page) =>
  thumb(page).evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.naturalWidth / img.naturalHeight;
  });

async function photo(width: number, height: number) {
  const background = { r: 200, g: 64, b: 27 };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Drops or pastes files as the operating system does. */
async function dropOrPaste(page: Page, how: "drop" | "paste", file: { name: string; type: string; bytes: Buffer }) {
  const given = { how, name: file.name, type: file.type, base64: file.bytes.toString("base64") };
  await field(page).evaluate((element, { how, name, type, base64 }) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }));
    const event =
      how === "drop"
        ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, given);
}

test("a photo is cut to the card's shape, or kept whole", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await expect(cropping(page).getByText("No teclado")).toBeVisible({ visible: !isMobile });
  await expect(cropping(page).getByRole("button")).toHaveText([
    "Usar este recorte",
    "Usar a imagem inteira",
    "Cancelar",
  ]);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(thumb(page)).toBeVisible();
  expect(await aspectRatio(page)).toBeCloseTo(3 / 2, 1);

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

for (const how of ["drop", "paste"] as const) {
  test(`a photo can be brought by ${how}`, async ({ page }) => {
    await dropOrPaste(page, how, { name: "foto.jpg", type: "image/jpeg", bytes: await photo(900, 600) });
    await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
    await expect(thumb(page)).toBeVisible();
  });
}

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

test("a WebP is converted in the browser, whole and framed", async ({ page }) => {
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
});

test("an iPhone's HEIC is sent as it is, read by the server, and framed afterwards", async ({ page }) => {
  await page.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.heic");
  await expect(thumb(page)).toBeVisible();
  await expect(cropping(page)).toBeHidden();
  await page.getByRole("button", { name: "Enquadrar" }).click();
  const answered = page.waitForResponse("**/api/upload");
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  expect((await answered).status()).toBe(201);
});

test("what is no picture is refused in words that help, and nothing else is lost", async ({ page }) => {
  await page.getByLabel("Título", { exact: true }).fill("Fica");
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const cases = [
    {
      name: "foto.jpg",
      type: "image/jpeg",
      bytes: Buffer.from("isto não é uma foto"),
      says: "Envie uma imagem PNG ou JPG",
    },
    { name: "IMG_1.HEIC", type: "", bytes: heic, says: "Não conseguimos ler esta imagem" },
    { name: "nota.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7"), says: "Envie uma imagem PNG ou JPG" },
  ];
  for (const { says, ...file } of cases) {
    await dropOrPaste(page, "drop", file);
    await expect(field(page).getByRole("alert")).toContainText(says);
    await expect(cropping(page)).toBeHidden();
  }

  // A file with a picture's signature and no picture in it.
  const broken = (await photo(300, 300)).subarray(0, 40);
  await dropOrPaste(page, "drop", { name: "meia.jpg", type: "image/jpeg", bytes: broken });
  await expect(cropping(page).getByText(/Ela pode estar danificada/)).toBeVisible();
  await expect(cropping(page).getByRole("button", { name: "Usar a imagem inteira" })).toBeDisabled();
  await cropping(page).getByRole("button", { name: "Cancelar" }).click();

  await page.route("**/api/upload", (route) => route.abort());
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(field(page).getByRole("alert")).toContainText("Sem conexão");
  await page.unroute("**/api/upload");
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(thumb(page)).toBeVisible();
  await expect(field(page).getByRole("alert")).toBeHidden();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Fica");

  await field(page).getByLabel("Ou o endereço de uma imagem").fill("ftp://nada");
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(field(page).getByText("Informe um endereço de imagem que comece com https://")).toBeVisible();
});

test("is accessible while a photo is being framed", { tag: "@phone" }, async ({ page }) => {
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await expect(cropping(page).getByRole("button", { name: "Usar este recorte" })).toBeEnabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(thumb(page)).toBeVisible();
  await expectAccessible(page);
});

test("a form that was open keeps what the library says of its picture meanwhile", async ({
  page,
  request,
  token,
  newPost,
}) => {
  const before = `Uma horta ${Date.now()}`;
  const image = await upload(request, token, before);
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
