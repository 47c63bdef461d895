import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { dialog, plain, RED, search, upload, uploadToLibrary } from "./library";

test("pictures are sent to the library, and one is described, found by its description, and removed", async ({ page }, {
  project,
}) => {
  const mark = `horta ${project.name} ${Date.now()}`;
  const width = 701 + (Date.now() % 500); // tells it from other tests' pictures
  const card = page.getByRole("listitem").filter({ hasText: `${width} × 600 pixels` });

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
    await expectAccessible(dialog(page, "Descrever a imagem"));
    await page.getByLabel("Descrição da imagem").fill(`Uma ${mark}`);
    await inDatabase('UPDATE "Image" SET alt = $1 WHERE width = $2', [`De outra pessoa, a ${mark}`, String(width)]);
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByRole("alert").filter({ hasText: `“De outra pessoa, a ${mark}”` })).toBeVisible();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog(page, "Descrever a imagem")).toBeHidden();
    await search(page, mark);
    await expect(page.getByRole("heading", { name: `Uma ${mark}` })).toBeVisible();
  });

  await test.step("it can be removed, as nothing shows it", async () => {
    await page.getByRole("button", { name: /^Excluir/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText("Nenhuma imagem com essas palavras")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("a picture that an article shows cannot be removed; once nothing shows it, it can", async ({
  page,
  request,
  headers,
  newPost,
}, { project }) => {
  const mark = `roda ${project.name} ${Date.now()}`;
  const image = await uploadToLibrary(request, headers, `Uma ${mark}`);
  const { _id } = await newPost({ titulo: `Artigo da ${mark}`, image });
  await signIn(page);

  await test.step("it cannot be removed while the article shows it, which is one click away", async () => {
    await search(page, mark);
    await page.getByRole("button", { name: /^Excluir/ }).click();
    const used = dialog(page, "Esta imagem está em uso");
    await expect(used.getByText("Artigo:")).toBeVisible();
    await expectAccessible(used);
    await used.getByRole("link", { name: `Artigo da ${mark}` }).click();
    await expect(page).toHaveURL(/\/post\/.*\/edit$/);
  });

  await test.step("once nothing shows it, it can", async () => {
    await request.delete(`/api/posts/${_id}`, { headers });
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

test("the library on a phone", { tag: "@phone" }, async ({ page, request, headers, newPost }) => {
  await newPost({ image: await upload(request, headers) }); // the first page may have only what other tests sent and nothing shows
  await signIn(page);
  await page.goto("/media");
  await expect(page.getByRole("button", { name: /^Descrever/ }).first()).toBeVisible();
  await expect(page.getByText(/Artigo:|Evento:|Projeto:/).first()).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
});

test("a stored picture is framed anew", async ({ page, request, headers, newPost }) => {
  const image = await upload(request, headers);
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

test("the buttons of a dialog stay where they are when its picture comes", async ({ page, request, headers }, {
  project,
}) => {
  const mark = `canteiro ${project.name} ${Date.now()}`;
  await uploadToLibrary(request, headers, `Uma ${mark}`);
  await signIn(page);
  const release = await holdRequests(page, "**/imagens/**");
  await search(page, mark);
  await page.getByRole("button", { name: /^Trocar o arquivo/ }).click();
  const replacing = dialog(page, "Trocar o arquivo");
  const close = replacing.getByRole("button", { name: "Fechar" });
  const before = await close.boundingBox();
  release();
  const picture = replacing.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await close.boundingBox()).toEqual(before);
  await inDatabase('DELETE FROM "Image" WHERE alt = $1', [`Uma ${mark}`]);
});
