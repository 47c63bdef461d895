import { readFile } from "node:fs/promises";
import { expect, signIn, test } from "../../fixtures";
import { article, tool } from "../article";
import { caretToEnd, openPost, save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("a picture in the text, with its description", async ({ page, newPost }) => {
  const { _id, permalink, stored } = await openPost(page, newPost, "Antes.");
  const dialog = page.getByRole("dialog", { name: "Imagem no texto" });
  await article(page).click();
  await caretToEnd(page);
  await tool(page, "Imagem").click();
  await dialog.getByRole("button", { name: "Pôr no texto" }).click();
  await expect(dialog.getByText("Escolha uma imagem")).toBeVisible();
  await dialog.getByLabel("Enviar imagem").dispatchEvent("cancel"); // as by closing the system's window for files
  const wrong = { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("nada") };
  await dialog.getByLabel("Enviar imagem").setInputFiles(wrong);
  await expect(dialog.getByText("Envie uma imagem PNG ou JPG")).toBeVisible();
  await dialog.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.jpg");
  await expect(dialog.locator("img")).toBeVisible();
  await dialog.getByLabel("Descrição da imagem").fill("Um [canteiro] novo");
  await dialog.getByRole("button", { name: "Pôr no texto" }).click();
  await expect(dialog).toBeHidden();
  await expect(article(page).getByRole("img", { name: "Um [canteiro] novo" })).toBeVisible();
  await page.keyboard.type("Depois.");
  await save(page);
  expect(await stored()).toMatch(/^Antes\.\n\n!\[Um \\\[canteiro\\\] novo\]\(\/imagens\/[\w-]+\)\n\nDepois\.$/);
  await page.goto(`/posts/${permalink}`);
  const shown = page.locator(".prose-nova").getByRole("img", { name: "Um [canteiro] novo" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`/post/${_id}/edit`);
  await article(page).getByRole("img").click();
  await tool(page, "Imagem").click();
  await dialog.getByLabel("Descrição da imagem").fill("A horta");
  await dialog.getByRole("button", { name: "Mudar" }).click();
  await save(page);
  expect(await stored()).toContain("![A horta](/imagens/");
});

test("a picture in the text by paste and by drop", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Um.\n\nDois.\n\nFim.");
  const dialog = page.getByRole("dialog", { name: "Imagem no texto" });
  const bytes = (await readFile("e2e/files/foto.jpg")).toString("base64");
  for (const [how, at] of [
    ["paste", "Um."],
    ["drop", "Dois."],
  ] as const) {
    const place = article(page).getByText(at, { exact: true });
    await place.click();
    await place.evaluate(
      (element, given) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(given.bytes), (c) => c.charCodeAt(0));
        data.items.add(new File([content], "foto.jpg", { type: "image/jpeg" }));
        // Browsers add the source of a copied picture as HTML.
        if (given.how === "paste") data.setData("text/html", '<img src="https://exemplo.org/foto.jpg">');
        const { right: clientX, top, height } = element.getBoundingClientRect();
        const place = { clientX: clientX - 2, clientY: top + height / 2, bubbles: true, cancelable: true };
        element.dispatchEvent(
          given.how === "drop"
            ? new DragEvent("drop", { dataTransfer: data, ...place })
            : new ClipboardEvent("paste", { clipboardData: data, ...place }),
        );
      },
      { how, bytes },
    );
    await dialog.getByLabel("Descrição da imagem").fill(`Um morro: ${how}`);
    await expect(dialog.locator("img")).toBeVisible();
    await dialog.getByRole("button", { name: "Pôr no texto" }).click();
    await expect(dialog).toBeHidden();
  }
  await save(page);
  expect(await stored()).toMatch(
    /^Um\.\n\n!\[Um morro: paste\]\(\/imagens\/[\w-]+\)\n\nDois\.\n\n!\[Um morro: drop\]\(\/imagens\/[\w-]+\)\n\nFim\.$/,
  );
});
