import { expect, expectAccessible, signIn, test } from "../../fixtures";
import { article, tool } from "../article";
import { caretToEnd, openPost, save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("a video in the text: put in, seen while writing, changed and taken out", async ({ page, newPost }) => {
  const { stored, permalink } = await openPost(page, newPost, "Antes.");
  const dialog = page.getByRole("dialog", { name: "Vídeo" });
  const address = dialog.getByLabel("Endereço do vídeo");
  await test.step("an address that is no video is refused, and stays", async () => {
    await article(page).click();
    await caretToEnd(page);
    await tool(page, "Vídeo").click();
    await address.fill("https://exemplo.org/video");
    await dialog.getByRole("button", { name: "Pôr no texto" }).click();
    await expect(dialog.getByText("Cole o endereço de um vídeo do YouTube")).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue("https://exemplo.org/video");
    await expectAccessible(dialog);
  });
  await test.step("with a title", async () => {
    await address.fill("youtu.be/dQw4w9WgXcQ");
    await dialog.getByLabel("O que o vídeo mostra").fill("A festa");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const facade = article(page).locator("p.aspect-video");
    await expect(facade).toHaveText("A festa");
    await page.keyboard.type("Depois.");
    await save(page);
    expect(await stored()).toBe("Antes.\n\n[A festa](https://youtu.be/dQw4w9WgXcQ)\n\nDepois.");
  });
  await test.step("with a picture", async () => {
    await article(page).locator("p.aspect-video a").click();
    await expect(tool(page, "Vídeo")).toHaveAttribute("aria-pressed", "true");
    await tool(page, "Vídeo").click();
    await expect(address).toHaveValue("https://youtu.be/dQw4w9WgXcQ");
    await dialog.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.jpg");
    await expect(dialog.locator("img")).toBeVisible();
    await dialog.getByRole("button", { name: "Mudar" }).click();
    await expect(article(page).locator("p.aspect-video img[data-src]").first()).toBeVisible();
    await save(page);
    expect(await stored()).toMatch(
      /^Antes\.\n\n\[!\[A festa\]\(\/imagens\/[\w-]+\)\]\(https:\/\/youtu\.be\/dQw4w9WgXcQ\)\n\nDepois\.$/,
    );
    await page.goto(`/posts/${permalink}`);
    const shown = page.getByRole("link", { name: "A festa" }).locator("img");
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goBack();
  });
  await test.step("taken out", async () => {
    await article(page).locator("p.aspect-video img[data-src]").first().click();
    await tool(page, "Vídeo").click();
    await dialog.getByRole("button", { name: "Tirar o vídeo" }).click();
    await save(page);
    expect(await stored()).toBe("Antes.\n\nDepois.");
  });
});

test("an address pasted alone on a line becomes a video", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Antes.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.press("Enter");
  await article(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "https://www.instagram.com/p/CxYz_12-abc/");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(article(page).locator("p.overflow-hidden")).toHaveText("https://www.instagram.com/p/CxYz_12-abc/");
  await save(page);
  expect(await stored()).toMatch(/^Antes\.\n\n(?:\[https\S+\]\()?https:\/\/www\.instagram\.com\/p\/CxYz_12-abc\/\)?$/);
});
