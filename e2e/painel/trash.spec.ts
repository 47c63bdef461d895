import { expect, expectAccessible, inDatabase, signIn, test } from "../fixtures";
import { pressEnter } from "../harness/hydrated";

/** Deletes the article on its list. */
async function remove(page: import("@playwright/test").Page, titulo: string) {
  await page.goto(`/posts/private?q=${encodeURIComponent(titulo)}`);
  await page.getByRole("button", { name: `Excluir ${titulo}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`${titulo} está na lixeira por 30 dias.`)).toBeVisible();
}

// An account of its own, as the notice is about this account's last deletion.
test.beforeEach(async ({ page, setPassword }, { parallelIndex }) => {
  const account = { email: `lixeira-${parallelIndex}@teste.example`, password: "senha-de-quem-arruma" };
  await setPassword(account.email, account.password);
  await signIn(page, account);
});

test("a removal is seen at once by visitors, and taken back after a reload and from another tab", async ({
  page,
  context,
  request,
  newPost,
}) => {
  const post = await newPost({ titulo: `Vai e volta ${Date.now()}` });
  const status = async () => (await request.get(`/posts/${post.permalink}`)).status();
  expect(await status()).toBe(200);
  await remove(page, post.titulo);
  await expect.poll(status).toBe(404);

  await page.reload();
  await expect(page.getByText(`${post.titulo} está na lixeira`)).toBeVisible();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("link", { name: `Editar ${post.titulo}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Desfazer a exclusão" })).toBeHidden();
  await expect.poll(status).toBe(200);

  await remove(page, post.titulo);
  const other = await context.newPage();
  await other.goto("/posts/private");
  await other.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(other.getByText("Restaurado")).toBeVisible();
  await expect.poll(status).toBe(200);
});

test("the trash says who removed what and when, and gives it back with its reviews", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const post = await newPost({ titulo: `Com avaliação ${Date.now()}` });
  const review = { nome: "Léo", email: "leo@example.com", titulo: "", rating: 5, comment: "Gostei muito" };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  const deleted = await request.delete(`/api/posts/${post._id}`, { headers });
  expect([deleted.status(), await deleted.json()]).toEqual([200, { message: "Artigo Excluído" }]);
  expect((await request.delete(`/api/posts/${post._id}`, { headers })).status()).toBe(404);

  await page.goto("/lixeira");
  const item = page.getByRole("listitem").filter({ hasText: post.titulo });
  await expect(item).toContainText(/excluiu em .+ às .+ · some em 30 dias/);
  await page.route("**/lixeira", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await item.getByRole("button", { name: `Restaurar ${post.titulo}` }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("Sem conexão com o servidor"); // in sight, however far down
  await page.unrouteAll();
  await item.getByRole("button", { name: `Restaurar ${post.titulo}` }).click();
  await expect(page.getByText("Restaurado").first()).toBeVisible();
  await expect(item).toBeHidden();
  expect(await (await request.get(`/posts/${post.permalink}`)).text()).toContain("Gostei muito");
  await page.goto(`/history?item=${post._id}`);
  await expect(page.getByRole("article").first()).toContainText(`restaurou o artigo ${post.titulo}`);
});

test("after an item left the trash the focus is on the next one, not at the top of the page", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const mark = `Foco na lixeira ${Date.now()}`;
  for (const name of ["um", "dois", "três"]) {
    const { _id } = await newPost({ titulo: `${mark} ${name}` });
    await request.delete(`/api/posts/${_id}`, { headers });
  }
  // The first ones, the last removed first, with nothing between them that another test removes meanwhile.
  await inDatabase(`UPDATE "Trash" SET "removedAt" = "removedAt" + interval '1 hour' WHERE title LIKE $1`, [
    `${mark}%`,
  ]);
  await page.goto("/lixeira");
  const item = (name: string) => page.getByRole("checkbox", { name: `Selecionar ${mark} ${name}` });
  await pressEnter(page.getByRole("button", { name: `Restaurar ${mark} três` }));
  await expect(item("três")).toHaveCount(0);
  await expect(item("dois")).toBeFocused();
  await pressEnter(page.getByRole("button", { name: `Excluir de vez ${mark} dois` }));
  await pressEnter(page.getByRole("alertdialog").getByRole("button", { name: "Excluir de vez" }));
  await expect(item("dois")).toHaveCount(0);
  await expect(item("um")).toBeFocused();
});

test("what is removed for good is gone after a question, and leaves no name in the history", async ({
  page,
  newPost,
}) => {
  const post = await newPost({ titulo: `Sem volta ${Date.now()}` });
  await remove(page, post.titulo);
  await page.getByRole("link", { name: "lixeira", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lixeira" })).toBeVisible();
  const item = page.getByRole("listitem").filter({ hasText: post.titulo });
  await item.getByRole("button", { name: `Excluir de vez ${post.titulo}` }).click();
  const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir de vez?" });
  await expect(question).toContainText(post.titulo);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(item).toBeVisible();
  await item.getByRole("button", { name: `Excluir de vez ${post.titulo}` }).click();
  await question.getByRole("button", { name: "Excluir de vez" }).click();
  await expect(page.getByText("Excluído de vez", { exact: true })).toBeVisible();
  await expect(item).toBeHidden();
  await page.goto(`/history?item=${post._id}`);
  await expect(page.getByRole("article").first()).toContainText("apagou de vez o artigo (dados apagados)");
  await expect(page.getByText(post.titulo)).toHaveCount(0);
});

test("the notice and the trash are accessible", { tag: "@phone" }, async ({ page, newPost }) => {
  const post = await newPost({ titulo: `Acessível ${Date.now()}` });
  await remove(page, post.titulo);
  await expectAccessible(page.getByRole("main"));
  await page.goto("/lixeira");
  await expect(page.getByRole("listitem").filter({ hasText: post.titulo })).toBeVisible();
  await expectAccessible(page);
});
