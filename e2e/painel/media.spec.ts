import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, signIn, test } from "../fixtures";

/** A picture of one colour, which tells it from others. */
const plain = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

const RED = "#c8201b";
const GREEN = "#1b8a3a";

/** The colour in the middle of the picture at that address. */
async function colorOf(request: APIRequestContext, src: string) {
  const content = await (await request.get(src)).body();
  const { dominant } = await sharp(content).stats();
  return dominant.r > dominant.g ? "red" : "green";
}

const search = async (page: Page, words: string) => {
  await page.goto(`/media?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole("heading", { name: "Imagens", level: 1 })).toBeVisible();
};

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a picture of the library: sent, described, chosen for an article, replaced, removed", async ({ page, request }, {
  project,
}) => {
  test.slow();
  const mark = `horta ${project.name} ${Date.now()}`;
  const width = 701 + (Date.now() % 500); // tells it from other tests' pictures
  const card = page.getByRole("listitem").filter({ hasText: `${width} × 600 pixels` });
  let href = "";

  await test.step("several files go up at once, and what is no picture says so", async () => {
    await signIn(page);
    await page.goto("/media");
    await expect(page.getByLabel("Enviar imagens")).toBeEnabled();
    await page.getByLabel("Enviar imagens").setInputFiles([
      { name: "vermelha.png", mimeType: "image/png", buffer: await plain(RED, width) },
      { name: "texto.png", mimeType: "image/png", buffer: Buffer.from("nada") },
    ]);
    await expect(page.getByText("Imagem guardada.")).toBeVisible();
    await expect(page.getByText("texto.png")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Envie uma imagem PNG ou JPG" })).toBeVisible();
    await expect(card.getByText("Sem uso. Guardada: fica aqui.")).toBeVisible();
  });

  await test.step("it is described, and found by its description", async () => {
    await card.getByRole("button", { name: "Descrever: Sem descrição" }).click();
    await expect(dialog(page, "Descrever a imagem")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Descrição da imagem").fill(`Uma ${mark}`);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog(page, "Descrever a imagem")).toBeHidden();
    await search(page, mark);
    await expect(page.getByRole("heading", { name: `Uma ${mark}` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("an article takes it as its picture and inside its text, by keyboard", async () => {
    await page.goto("/addpost");
    await page.getByLabel("Título", { exact: true }).fill(`Artigo da ${mark}`);
    await page.getByLabel("Categoria").selectOption({ index: 1 });
    const field = page.getByRole("group", { name: "Imagem", exact: true });
    await field.getByRole("button", { name: "Escolher das imagens" }).press("Enter");
    const picker = dialog(page, "Escolher das imagens");
    await expect(picker.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(mark);
    await page.keyboard.press("Enter");
    const found = picker.getByRole("button", { name: `Uma ${mark}` });
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await found.press("Enter");
    await expect(picker).toBeHidden();
    await expect(field.getByLabel("Descrição da imagem")).toHaveValue(`Uma ${mark}`);

    await page.getByRole("textbox", { name: "Texto" }).fill("Plantamos couve.");
    await page.getByRole("button", { name: "Imagem", exact: true }).click();
    await dialog(page, "Imagem no texto").getByRole("button", { name: "Escolher das imagens" }).click();
    await picker.getByRole("searchbox").fill(mark);
    await picker.getByRole("button", { name: "Buscar" }).click();
    await picker.getByRole("button", { name: `Uma ${mark}` }).click();
    await dialog(page, "Imagem no texto").getByRole("button", { name: "Pôr no texto" }).click();
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Publicado.")).toBeVisible();
    href = (await page.getByRole("link", { name: "Ver no site" }).getAttribute("href")) ?? "";
  });

  await test.step("another file is on the public page at once, in both places", async () => {
    const shown = () =>
      page
        .getByRole("main")
        .locator("img")
        .evaluateAll(
          (all, text) =>
            all.filter((img) => (img as HTMLImageElement).alt === text).map((img) => (img as HTMLImageElement).src),
          `Uma ${mark}`,
        );
    await page.goto(href);
    const before = await shown();
    expect(before.length).toBeGreaterThanOrEqual(2);
    for (const src of before) expect(await colorOf(request, src)).toBe("red");
    await search(page, mark);
    await page.getByRole("button", { name: /^Trocar o arquivo/ }).click();
    await expectAccessible(page);
    await page
      .getByLabel("Enviar o arquivo novo")
      .setInputFiles({ name: "verde.png", mimeType: "image/png", buffer: await plain(GREEN, 400) });
    await expect(dialog(page, "Trocar o arquivo")).toBeHidden();
    await expect(page.getByText("400 × 600 pixels")).toBeVisible();
    await page.goto(href);
    const after = await shown();
    expect(after).toHaveLength(before.length);
    for (const src of after) expect(await colorOf(request, src)).toBe("green");
    // The old address redirects to the new file. In a width that the page has not requested: the page cache keeps the others for a minute.
    const old = before[0]?.replace(/\d+\.webp$/, "1920.webp") ?? "";
    expect(await colorOf(request, old)).toBe("green");
  });

  await test.step("it cannot be removed while the article shows it, which is one click away", async () => {
    await search(page, mark);
    await page.getByRole("button", { name: /^Excluir/ }).click();
    const used = dialog(page, "Esta imagem está em uso");
    await expect(used.getByText("Artigo:")).toBeVisible();
    await expectAccessible(page);
    await used.getByRole("link", { name: `Artigo da ${mark}` }).click();
    await expect(page).toHaveURL(/\/post\/.*\/edit$/);
  });

  await test.step("once nothing shows it, it can", async () => {
    const id = /\/post\/([^/]+)\/edit/.exec(page.url())?.[1];
    await page.goto("/posts/private");
    await page.request.delete(`/api/posts/${id}`, { headers: { origin: new URL(page.url()).origin } });
    await page.goto("/lixeira");
    await page.getByRole("button", { name: new RegExp(`Excluir de vez.*${mark}`) }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir de vez" }).click();
    await expect(page.getByText("Excluído de vez", { exact: true })).toBeVisible();
    await search(page, mark);
    await expect(page.getByRole("listitem").filter({ hasText: mark })).toContainText("Sem uso.");
    await page.getByRole("button", { name: /^Excluir/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText("Nenhuma imagem com essas palavras")).toBeVisible();
  });
});

test("the library on a phone", { tag: "@phone" }, async ({ page }) => {
  await signIn(page);
  await page.goto("/media");
  await expect(page.getByRole("button", { name: /^Descrever/ }).first()).toBeVisible();
  await expect(page.getByText(/Artigo:|Evento:|Projeto:/).first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a stored picture is framed anew", async ({ page, request, token, newPost }) => {
  const uploaded = await request.post("/api/upload", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { image: { name: "a.png", mimeType: "image/png", buffer: await plain(RED) } },
  });
  const { image } = await uploaded.json();
  const post = await newPost({ image });
  await signIn(page);
  await page.goto(`/post/${post._id}/edit`);
  const field = page.getByRole("group", { name: "Imagem", exact: true });
  await field.getByRole("button", { name: "Enquadrar" }).click();
  const cropping = dialog(page, "Enquadrar a imagem");
  await cropping.getByLabel("Aproximar").fill("2");
  await cropping.getByRole("button", { name: "Usar este recorte" }).click();
  await expect(field.locator("img")).not.toHaveAttribute("src", `${image}/320.webp`);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Publicado.")).toBeVisible();
  const saved = await (await page.request.get(`/api/posts/${post._id}`)).json();
  expect(saved.picture.width).toBeLessThan(600);
});
