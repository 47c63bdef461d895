import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, expectFitsWidth, signIn, stepOnDesktop, test } from "../fixtures";
import { pressEnter } from "../harness/hydrated";

const plain = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

const file = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await plain(background),
});

const field = (page: Page) => page.getByRole("group", { name: /^Mais fotos/ });
const descriptions = (page: Page) =>
  field(page)
    .getByRole("textbox")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test("several photographs in an article: sent, described, reordered, shown", { tag: "@phone" }, async ({
  page,
  newPost,
  isMobile,
}) => {
  test.slow();
  const post = await newPost({});
  await signIn(page);

  await test.step("two go up at once, saving waits for them", async () => {
    await page.goto(`/post/${post._id}/edit`);
    await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
    await field(page)
      .getByLabel("Enviar fotos")
      .setInputFiles([await file("um", "#c8201b"), await file("dois", "#1b8a3a"), await file("tres", "#1b3a8a")]);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Publicado.")).toBeVisible();
    await expect(field(page).getByRole("listitem")).toHaveCount(3);
  });

  await test.step("they are described, moved by keyboard, and one is removed", async () => {
    for (const [index, text] of ["Uma parede", "Um jardim", "Um lago"].entries())
      await page.getByLabel(`Descrição da foto ${index + 1}`).fill(text);
    await page.getByRole("button", { name: "Subir a foto 3" }).press("Enter");
    expect(await descriptions(page)).toEqual(["Uma parede", "Um lago", "Um jardim"]);
    await expect(page.getByRole("button", { name: "Subir a foto 2" })).toBeFocused();
    await expect(page.getByText("Agora é a foto 2 de 3.")).toBeAttached();
    await page.getByRole("button", { name: "Remover a foto 1" }).press("Enter");
    await expect(page.getByRole("button", { name: "Remover a foto 1" })).toBeFocused();
    expect(await descriptions(page)).toEqual(["Um lago", "Um jardim"]);
    await expectAccessible(field(page));
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Publicado.")).toBeVisible();
    await expect(page.locator("dt", { hasText: /^Fotos$/ }).first()).toBeAttached(); // in the history, which folds out
  });

  await test.step("the public page has them in that order, each opens large", async () => {
    await page.goto(`/posts/${post.permalink}`);
    const gallery = page.getByRole("region", { name: "Fotos" });
    await expect(gallery.getByRole("link")).toHaveText([/Um lago/, /Um jardim/]);
    await expectAccessible(gallery);
    await expectFitsWidth(page);
    await gallery.getByRole("link", { name: /Um jardim/ }).click();
    const view = page.getByRole("dialog", { name: "Imagem ampliada" });
    await expect(view.getByText("Um jardim")).toBeVisible();
    if (!isMobile) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
  });

  await stepOnDesktop("the API has their addresses, and takes them back", async () => {
    const saved = await (await page.request.get(`/api/posts/${post._id}`)).json();
    expect(saved.fotos).toHaveLength(2);
    expect(saved.pictures.map(({ alt }: { alt: string }) => alt)).toEqual(["Um lago", "Um jardim"]);
    const { titulo, description, autor, slug, fotos } = saved;
    const answer = await page.request.put(`/api/posts/${post._id}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { titulo, description, autor, slug, fotos: fotos.toReversed() },
    });
    expect((await answer.json()).pictures[0].alt).toBe("Um jardim");
  });
});

test("photographs of an event, one from the library", async ({ page, request, headers, newPost }) => {
  const alt = `Um canteiro ${Date.now()}`;
  const multipart = { image: await file("canteiro", "#7a5c1b"), alt };
  const { image } = await (await request.post("/api/upload", { headers, multipart })).json();
  await newPost({ image });
  const day = { dia: 9, mes: "Janeiro", ano: 2027, hora: "09:00" };
  const data = { ...day, acoes: `Mutirão ${Date.now()}`, local: "Praça", eventos: "Plantio" };
  const event = await (await request.post("/api/calendars", { headers, data })).json();
  await signIn(page);
  await page.goto(`/calendars/${event._id}/edit`);
  await field(page).getByRole("button", { name: "Escolher das imagens" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher das imagens" });
  await picker.getByRole("searchbox").fill(alt);
  await picker.getByRole("button", { name: "Buscar" }).click();
  await expect(picker.getByRole("status")).toHaveText("1 imagem"); // pressed before, it would move away
  await picker.getByRole("button", { name: alt }).click();
  await expect(field(page).getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Descrição da foto 1").fill("Uma foto emprestada");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Está na agenda do site.")).toBeVisible();
  await page.goto(`/agenda/${event._id}`);
  await expect(page.getByRole("region", { name: "Fotos" }).getByRole("link")).toHaveText([/Uma foto emprestada/]);
  await expectAccessible(page.getByRole("region", { name: "Fotos" }));
  await page.goto(`/calendars/${event._id}/edit`);
  await pressEnter(page.getByRole("button", { name: "Remover a foto 1" }));
  await expect(field(page).getByLabel("Enviar fotos")).toBeFocused();
  const many = await Promise.all(Array.from({ length: 13 }, (_, index) => file(`foto ${index + 1}`, "#c8201b")));
  await field(page).getByLabel("Enviar fotos").setInputFiles(many);
  await expect(field(page).getByRole("alert")).toHaveText("São no máximo 12 fotos. Ficaram de fora: foto 13.png");
  await expect(field(page).getByRole("listitem")).toHaveCount(12);
  await request.delete(`/api/calendars/${event._id}`, { headers });
});
