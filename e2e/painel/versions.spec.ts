import { expect, expectAccessible, signIn, stepOnDesktop, test } from "../fixtures";

test("an earlier version of an article is read, compared and restored", { tag: "@phone" }, async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const post = await newPost({ titulo: `Versões ${Date.now()}`, description: "Servimos **pão** e café." });
  const titulo = `${post.titulo} revisto`;
  const data = { ...post, titulo, description: "Servimos **bolo** e café." };
  expect((await request.put(`/api/posts/${post._id}`, { headers, data })).status()).toBe(200);

  await signIn(page);
  await page.goto(`/post/${post._id}/edit`);
  await page.getByRole("link", { name: "Versões anteriores" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Versões do artigo" })).toBeVisible();
  const versions = page.getByRole("navigation", { name: "Versões" }).getByRole("link");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Versão atual");
  await expect(page.getByRole("heading", { level: 2, name: "Versão atual" })).toBeVisible();
  await versions.last().click();
  await expect(page.getByRole("heading", { level: 2, name: /^Como era em/ })).toBeVisible();
  const comparison = page.getByRole("region", { name: "Comparação do texto" });
  await expect(comparison.locator("del")).toHaveText("pão");
  await expect(comparison.locator("ins")).toHaveText("bolo");
  await expect(page.locator("strong", { hasText: "pão" })).toBeVisible();
  await expectAccessible(page);

  await stepOnDesktop("Restored, visitors read it", async () => {
    await page.getByRole("button", { name: "Restaurar esta versão" }).click();
    await expect(page.getByText("Versão restaurada. O artigo voltou a este texto")).toBeVisible();
    await expect(versions).toHaveCount(3);
    await expect(page.getByText("O texto é igual ao da versão atual.")).toBeVisible();
    await page.goto(`/posts/${post._id}`);
    await expect(page.getByRole("heading", { level: 1, name: post.titulo, exact: true })).toBeVisible();
    await expect(page.locator("article strong", { hasText: "pão" })).toBeVisible();
  });
});

test("earlier versions are erased, which their screen asks before; who changed it, and when, stays", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const name = `Inconfundível${Date.now()}`;
  const post = await newPost({ titulo: `A história de ${name}`, description: `Veio ${name}.` });
  const data = { ...post, titulo: "A história de uma criança", description: "Veio uma criança." };
  expect((await request.put(`/api/posts/${post._id}`, { headers, data })).status()).toBe(200);
  const formerAddress = async () => (await request.get(`/posts/${post.permalink}`, { maxRedirects: 0 })).status();
  expect(await formerAddress()).toBe(308);

  await signIn(page);
  await page.goto(`/post/${post._id}/versoes`);
  const versions = page.getByRole("navigation", { name: "Versões" }).getByRole("link");
  await versions.last().click();
  await expect(page.getByText(`Veio ${name}.`).first()).toBeVisible();
  await page.getByRole("button", { name: "Apagar as versões anteriores" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Não dá para desfazer");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Apagar as versões anteriores" }).click();
  await expect(page.getByText("Este artigo não tem versões anteriores.")).toBeVisible();
  expect(await formerAddress()).toBe(404);

  await test.step("The history says who and when, and nothing of what was", async () => {
    await page.goto(`/post/${post._id}/edit`);
    const folded = page.locator("details", { hasText: "Histórico (3)" });
    await folded.getByText("Histórico (3)").click();
    await expect(folded.getByRole("article").first()).toContainText("apagou o que o histórico guardava");
    await expect(folded.getByRole("article").nth(1)).toContainText("valor apagado do histórico");
    await expect(folded.getByRole("button", { name: "Apagar o que mudou antes" })).toBeVisible();
    await page.goto(`/history?tipo=post&item=${post._id}`);
    await expect(page.getByRole("article")).toHaveCount(3);
    expect(await page.content()).not.toContain(name);
  });
});

test("an article that was never changed has none; of no article there are no versions", async ({ page, newPost }) => {
  const post = await newPost({});
  await signIn(page);
  await page.goto(`/post/${post._id}/versoes`);
  await expect(page.getByText("Este artigo não tem versões anteriores.")).toBeVisible();
  expect((await page.goto("/post/nada/versoes"))?.status()).toBe(404);
});
