import { expect, inDatabase, signIn, test } from "../fixtures";
import { cutCode } from "../harness/cut-code";
import { holdRequests } from "../harness/held";

test.beforeEach(({ page }) => signIn(page));

test("an edit, a disabling and a deletion are visible to the next visitor", async ({
  page,
  request,
  token,
  newPost,
}) => {
  const post = await newPost({ titulo: `Para editar ${Date.now()}` });
  await request.get(`/posts/${post.permalink}`);

  await page.goto(`/post/${post._id}/edit`);
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue(post.titulo);
  await page.getByLabel("Título", { exact: true }).fill(`${post.titulo} revisto`);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await (await request.get(`/posts/${post.permalink}`)).text()).toContain(`${post.titulo} revisto`);

  await page.getByLabel("Status").selectOption("Desabilitado");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect.poll(async () => (await request.get(`/posts/${post.permalink}`)).status()).toBe(404);

  await page.goto(`/posts/private?q=${encodeURIComponent(post.titulo)}`);
  await page.getByRole("button", { name: `Excluir ${post.titulo} revisto` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este artigo?" });
  await expect(dialog).toHaveAccessibleDescription(`${post.titulo} revisto`);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: `Excluir ${post.titulo} revisto` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Artigo Excluído")).toBeVisible();
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();

  const stored = async () =>
    (await request.get(`/api/posts/${post._id}`, { headers: { authorization: `Bearer ${token}` } })).status();
  await expect.poll(stored).toBe(404);
});

test("what a card can do waits for the scripts: nothing that is pressed before is lost", async ({ page, newPost }) => {
  const { titulo } = await newPost({ titulo: `Cedo demais ${Date.now()}` });
  const releaseScripts = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(`/posts/private?q=${encodeURIComponent(titulo)}`, { waitUntil: "commit" });
  const remove = page.getByRole("button", { name: `Excluir ${titulo}` });
  await expect(remove).toBeDisabled();
  releaseScripts();
  await remove.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("where the question's code does not load, the browser's own asks", async ({ page, newPost }) => {
  const { titulo } = await newPost({ titulo: `Sem pergunta ${Date.now()}` });
  const letThrough = await cutCode(page, "alertdialog");
  await page.goto(`/posts/private?q=${encodeURIComponent(titulo)}`);
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole("button", { name: `Excluir ${titulo}` }).click();
  expect(await asked).toContain("Tem certeza que deseja excluir este artigo?");
  await expect(page.getByText("Artigo Excluído")).toBeVisible();
  await letThrough();
});

test("several articles are chosen and deleted together, or brought back", async ({ page, request, newPost }) => {
  const mark = `Junto${Date.now()}`;
  const posts = [await newPost({ titulo: `${mark} um` }), await newPost({ titulo: `${mark} dois` })];
  await page.goto(`/posts/private?q=${mark}`);
  const remove = async () => {
    await page.getByLabel("Selecionar todos").check();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir estes 2 artigos?" });
    await expect(question).toContainText(`${mark} um`);
    await question.getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
  await remove();
  for (const { permalink } of posts)
    await expect.poll(async () => (await request.get(`/posts/${permalink}`)).status()).toBe(404);
});

test("search, filters, page size and pages work, and live in the address", async ({ page, newPost }) => {
  const mark = `zebra${Date.now()}`;
  await newPost({ titulo: `Doação ${mark}`, slug: "cestas-basicas" });
  await newPost({ titulo: `Oculta ${mark}`, active: false });
  await page.goto("/posts/private");
  await page.getByRole("searchbox").fill(`doacoes ${mark}`);
  await expect(page).toHaveURL(new RegExp(`q=doacoes\\+${mark}`));
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([`Doação ${mark}`]);

  await page.getByRole("searchbox").fill(mark);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
  await page.getByLabel("Status").selectOption("Desabilitados");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([`Oculta ${mark}`]);
  await expect(page).toHaveURL(/status=desabilitados/);
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("desabilitados");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([`Oculta ${mark}`]);

  await page.getByLabel("Status").selectOption("Todos");
  await page.getByLabel("Categoria").selectOption("Cestas Básicas");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([`Doação ${mark}`]);
  await expect(page.getByLabel("Categoria").getByRole("option")).toHaveText([
    "Todas as Categorias",
    "Ações",
    "Treinamentos",
    "Café da Manhã",
    "Refeições",
    "Cestas Básicas",
  ]);
  await expect(page.getByLabel("Itens por página").getByRole("option")).toHaveText([
    "Ver 20",
    "Ver 30",
    "Ver 40",
    "Todos",
  ]);
});

test("a long list has pages, and none with 'Todos'", async ({ page }) => {
  const mark = `girafa${Date.now()}`;
  await insertPosts(mark, 65);
  await page.goto(`/posts/private?q=${mark}`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
  await page.getByRole("link", { name: "Página 4" }).click();
  await expect(page).toHaveURL(/pagina=4/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  await page.getByLabel("Itens por página").selectOption("Ver 40");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(40);
  await page.getByLabel("Itens por página").selectOption("Todos");
  await expect(page).toHaveURL(/porPagina=todos/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(65);
  await expect(page.getByRole("navigation", { name: "Páginas da lista" })).toHaveCount(0);
  await inDatabase(`DELETE FROM "Post" WHERE titulo LIKE $1 || ' %'`, [mark]);
});

test("where the only item of the last page is removed, the page before is there, and not 'nothing'", async ({
  page,
}) => {
  const mark = `zebra${Date.now()}`;
  await insertPosts(mark, 21);
  await page.goto(`/posts/private?q=${mark}&pagina=2`);
  await page.getByRole("button", { name: `Excluir ${mark}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
  await expect(page.getByText(/^Nada encontrado/)).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await inDatabase(`DELETE FROM "Post" WHERE titulo LIKE $1 || ' %'`, [mark]);
});

/** Hidden articles whose titles are the mark and a number, in the database: many. */
function insertPosts(mark: string, count: number) {
  return inDatabase(
    `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "updatedAt")
     SELECT gen_random_uuid(), $1 || ' ' || n, 'Texto', 'Equipe', 'acoes', $1 || '-' || n, false, now()
     FROM generate_series(1, $2::int) AS n`,
    [mark, String(count)],
  );
}
