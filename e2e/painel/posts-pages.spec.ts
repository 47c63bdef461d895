import { expect, inDatabase, signIn, test } from "../fixtures";

test.beforeEach(({ page }) => signIn(page));

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
