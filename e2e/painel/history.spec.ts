import { admin, expect, expectAccessible, inDatabase, signIn, test } from "../fixtures";

test("who did what stands in the history and on the item, in words", async ({ page, request, headers, newPost }) => {
  const post = await newPost({ titulo: `Registrado ${Date.now()}` });
  const titulo = `${post.titulo} revisto`;
  const data = { titulo, description: "Um texto.", autor: "Equipe", slug: "cestas-basicas", active: false };
  expect((await request.put(`/api/posts/${post._id}`, { headers, data })).status()).toBe(200);

  await signIn(page);
  await page.goto(`/history?tipo=post&item=${post._id}`);
  await expect(page.getByRole("status").filter({ hasText: "2 registros" })).toBeVisible();
  const change = page.getByRole("article").first();
  await expect(change).toContainText(`${admin.name} alterou o artigo ${titulo}`);
  for (const [label, before, after] of [
    ["Título", post.titulo, titulo],
    ["Categoria", "Ações", "Cestas Básicas"],
    ["Status", "Ativo", "Desabilitado"],
  ]) {
    const field = change.locator("dl > div", { hasText: label });
    await expect(field).toContainText(`${before}`);
    await expect(field).toContainText(`${after}`);
  }
  await expect(page.getByRole("article").last()).toContainText(`${admin.name} criou o artigo ${post.titulo}`);

  await change.getByRole("link", { name: titulo }).click();
  await expect(page).toHaveURL(`/post/${post._id}/edit`);
  const folded = page.locator("details", { hasText: "Histórico (2)" });
  await expect(folded.getByText("alterou")).toBeHidden();
  await folded.getByText("Histórico (2)").click();
  await expect(folded.getByRole("article").first()).toContainText(`${admin.name} alterou`);

  // The entry of a deleted item keeps its name and has no link.
  expect((await request.delete(`/api/posts/${post._id}`, { headers })).ok()).toBe(true);
  await page.goto(`/history?tipo=post&item=${post._id}`);
  const deletion = page.getByRole("article").first();
  await expect(deletion).toContainText(`${admin.name} excluiu o artigo ${titulo}`);
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(0);
  await deletion.getByText("Ver o que havia").click();
  await expect(deletion.getByText("Um texto.")).toBeVisible();
});

test("a long history has pages", async ({ page }) => {
  const item = `longo-${Date.now()}`;
  await inDatabase(
    `INSERT INTO "Change" (id, at, action, "userId", "userName", entity, "entityId", title, fields)
      SELECT gen_random_uuid(), now() - n * interval '1 second', 'UPDATE', 'ana', 'Ana', 'post', $1, 'Versão ' || n, '{}'
      FROM generate_series(1, 32) AS n`,
    [item],
  );
  await signIn(page);
  await page.goto(`/history?item=${item}`);
  await expect(page.getByRole("article")).toHaveCount(30);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await inDatabase('DELETE FROM "Change" WHERE "entityId" = $1', [item]);
});

test("a run of deletions is one entry, which unfolds", { tag: "@phone" }, async ({ page }) => {
  const person = `Ana ${Date.now()}`;
  await inDatabase(
    `INSERT INTO "Change" (id, at, action, "userId", "userName", entity, "entityId", title, fields)
      SELECT gen_random_uuid(), now() - n * interval '1 second', 'DELETE', $1, $1, 'post', n, 'Em série ' || n, '{}'
      FROM generate_series(1, 33) AS n`,
    [person],
  );
  await signIn(page);
  await page.goto(`/history?pessoa=${encodeURIComponent(person)}`);
  await expect(page.getByText("33 registros")).toBeVisible();
  const [latest, rest] = [page.getByRole("article").first(), page.getByRole("article").nth(1)];
  await expect(latest).toContainText(`${person} excluiu 30 artigos`);
  await expect(rest).toContainText(`${person} excluiu 3 artigos`);
  await expect(page.getByText("Em série 1", { exact: true })).toBeHidden();
  await latest.getByText("Ver uma por uma").click();
  await expect(page.getByText("Em série 1", { exact: true })).toBeVisible();
  await expect(latest.getByRole("article")).toHaveCount(30);
  await expectAccessible(latest);
  await inDatabase('DELETE FROM "Change" WHERE "userId" = $1', [person]);
});

test("the history is accessible", { tag: "@phone" }, async ({ page, newPost }) => {
  const post = await newPost({});
  await signIn(page);
  await page.goto("/history");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/post/${post._id}/edit`);
  await page.getByText("Histórico (1)").click();
  await expectAccessible(page.locator("details", { hasText: "Histórico (1)" }));
});
