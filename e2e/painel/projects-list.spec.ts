import { expect, signIn } from "../fixtures";
import { gallery, test } from "./projects";

test("a deletion asks, and can be taken back", async ({ page, newProject }) => {
  const titulo = `Para desfazer ${Date.now()}`;
  await newProject({ titulo });
  await signIn(page);
  await page.goto(`/projects?q=${encodeURIComponent(titulo)}`);
  await page.getByRole("button", { name: `Excluir ${titulo}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este projeto?" });
  await expect(dialog).toContainText(titulo);
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Projeto Excluído")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: titulo })).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2, name: titulo })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: titulo })).toBeVisible();
});

test("several are switched at once, and visitors see it at once", async ({ page, request, newProject }) => {
  const mark = `capivara${Date.now()}`;
  await newProject({ titulo: `Um ${mark}`, slug: "cafes" });
  await newProject({ titulo: `Dois ${mark}`, slug: "cafes" });
  await signIn(page);
  await page.goto(`/projects?q=${mark}`);
  await page.getByText("Selecionar todos").click();
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect(page.getByText("2 projetos no site")).toBeVisible();
  const shown = await gallery(request, "cafes");
  expect(shown).toContain(`Um ${mark}`);
  expect(shown).toContain(`Dois ${mark}`);

  await page.getByText("Selecionar todos").click();
  await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
  await expect(page.getByText("2 projetos fora do site")).toBeVisible();
  expect(await gallery(request, "cafes")).not.toContain(mark);
  await expect(page.getByText("Desabilitado", { exact: true })).toHaveCount(2);
});

test("search, status, category and order live in the address", async ({ page, newProject }) => {
  const mark = `tamandua${Date.now()}`;
  await newProject({ titulo: `Oficinas de ${mark}`, slug: "cafes" });
  await newProject({ titulo: `Álbum de ${mark}`, slug: "doacoes" });
  await signIn(page);
  await page.goto("/projects");
  const titles = page.getByRole("heading", { level: 2 });
  await page.getByRole("searchbox").fill(`oficina ${mark}`);
  await expect(titles).toHaveText([`Oficinas de ${mark}`]);
  await page.getByRole("searchbox").fill(mark);
  await expect(titles).toHaveCount(2);
  await page.getByRole("combobox", { name: "Ordem" }).selectOption("A a Z");
  await expect(titles).toHaveText([`Álbum de ${mark}`, `Oficinas de ${mark}`]);
  await expect(page.getByRole("combobox", { name: "Categoria" }).getByRole("option")).toHaveText([
    "Todas as Categorias",
    "Ações",
    "Crianças",
    "Cafés",
    "Doações",
  ]);
  await page.getByRole("combobox", { name: "Categoria" }).selectOption("Cafés");
  await expect(page).toHaveURL(/categoria=cafes/);
  await page.reload();
  await expect(titles).toHaveText([`Oficinas de ${mark}`]);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativos");
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});
