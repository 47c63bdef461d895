import { expect, expectAccessible, signIn, test } from "../fixtures";

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

  await page.getByRole("button", { name: "Restaurar esta versão" }).click();
  await expect(page.getByText("Versão restaurada. O artigo voltou a este texto")).toBeVisible();
  await expect(versions).toHaveCount(3);
  await expect(page.getByText("O texto é igual ao da versão atual.")).toBeVisible();
  await page.goto(`/posts/${post._id}`);
  await expect(page.getByRole("heading", { level: 1, name: post.titulo, exact: true })).toBeVisible();
  await expect(page.locator("article strong", { hasText: "pão" })).toBeVisible();
});

test("an article that was never changed says so; of no article there are no versions", async ({ page, newPost }) => {
  const post = await newPost({});
  await signIn(page);
  await page.goto(`/post/${post._id}/versoes`);
  await expect(page.getByText("O texto deste artigo nunca foi alterado.")).toBeVisible();
  expect((await page.goto("/post/nada/versoes"))?.status()).toBe(404);
});
