import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures";
import { article, tool } from "./article";
import { previewIn, remove } from "./post-form";

const PHOTO = "e2e/files/foto.jpg";

test.beforeEach(({ page }) => signIn(page));

test("an administrator writes an article with a picture, and a visitor reads it at once", async ({
  page,
  browser,
  request,
  headers,
}) => {
  const titulo = `Mutirão de maio ${Date.now()}`;
  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto("/posts"); // caches the page
  await expect(visitor.getByText(titulo)).toHaveCount(0);

  const preview = previewIn(page);
  await test.step("The text is written with the tools", async () => {
    await page.goto("/addpost");
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Categoria").selectOption("Ações");
    await writeWithTools(page);
  });

  await test.step("A file that is no picture is refused, a photo is cut and described", async () => {
    await page.getByLabel("Enviar imagem").setInputFiles({
      name: "foto.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("isto não é uma foto"),
    });
    await expect(page.getByText("Envie uma imagem PNG ou JPG")).toBeVisible();
    await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
    await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
    await page.getByLabel("Descrição da imagem").fill("Pessoas capinando um terreno");
  });

  await test.step("The preview shows all of it", async () => {
    await expect(preview).toContainText(titulo);
    await expect(preview).toContainText("O dia Limpamos o terreno todo.");
    await expect(preview.getByRole("img", { name: "Pessoas capinando um terreno" })).toHaveJSProperty("complete", true);
    await page.getByLabel("Resumo").fill("Um sábado de enxada na mão.");
    await expect(preview).toContainText("Um sábado de enxada na mão.");
    await expect(preview).not.toContainText("O dia Limpamos");
  });

  await test.step("It is published", async () => {
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("");
    await expect(article(page)).toHaveText("");
  });

  await test.step("A visitor reads it", async () => {
    await visitor.goto("/posts");
    await expect(visitor.getByRole("article").filter({ hasText: titulo })).toContainText("Um sábado de enxada na mão.");
    await visitor.getByRole("link", { name: titulo }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
    // For a moment on the way from page to page a document has both descriptions.
    const described = 'meta[name=description][content="Um sábado de enxada na mão."]';
    await expect(visitor.locator(described)).toHaveCount(1);
    await expect(visitor.locator("meta[name=description]")).toHaveCount(1);
    await expect(visitor.getByRole("heading", { level: 2, name: "O dia" })).toBeVisible();
    await expect(visitor.locator("strong", { hasText: "terreno" })).toBeVisible();
    const picture = visitor.getByRole("article").first().getByRole("img", { name: "Pessoas capinando um terreno" });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await visitorContext.close();
  });

  await remove(request, headers, titulo);
});

/** A heading and a sentence with a bold word. */
async function writeWithTools(page: Page) {
  await article(page).click();
  await tool(page, "Subtítulo").click();
  await page.keyboard.type("O dia");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Limpamos o ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("terreno");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" todo.");
}
