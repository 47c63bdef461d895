import type { Locator, Page } from "@playwright/test";
import { pressWithoutSession } from "../ended-session";
import { expect, expectAccessible, expectFitsWidth, test as shared, signIn } from "../fixtures";
import { article } from "../painel/article";
import { test } from "./screen";

// The tests share one product.
test.describe.configure({ mode: "default" });

const regionOf = (page: Page, name: string) => page.getByRole("region", { name });
const namesIn = (region: Locator) => region.locator("[data-category] p:first-child");

/** Publishes an article of that category on the screen, and returns its address. */
async function publish(page: Page, titulo: string, category: string) {
  await page.goto("/addpost");
  await page.getByLabel("Título", { exact: true }).fill(titulo);
  await page.getByLabel("Categoria").selectOption(category);
  await article(page).fill("Um conto.");
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(page.getByText("Artigo Adicionado").first()).toBeVisible();
  return (await page.getByRole("link", { name: "Ver no site" }).getAttribute("href")) ?? "";
}

test("an organisation's own category: added, used, renamed, and joined with another", async ({ page, request }) => {
  const titulo = `Lemos juntos ${Date.now()}`;
  await signIn(page);
  await page.goto("/categories");
  const articles = regionOf(page, "Artigos");
  const names = namesIn(articles);
  const html = async (path: string) => (await request.get(path)).text();
  let address = "";

  await test.step("a new one is in form, filter and API", async () => {
    await articles.getByLabel("Nova categoria").fill("Roda de leitura");
    await page.keyboard.press("Enter");
    await expect(names).toHaveText([
      ...["Ações", "Treinamentos", "Café da Manhã", "Refeições", "Cestas Básicas", "Roda de leitura"],
    ]);
    const { posts } = await (await request.get("/api/categories")).json();
    expect(posts.at(-1)).toEqual({ slug: "roda-de-leitura", label: "Roda de leitura" });
    address = await publish(page, titulo, "Roda de leitura");
    expect(await html("/posts/categoria/roda-de-leitura")).toContain(titulo);
    await page.goto("/posts/private");
    await page.getByLabel("Categoria").selectOption("Roda de leitura");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([titulo]);
  });

  await test.step("renamed, it is on the site at once, at its old address", async () => {
    await page.goto("/categories");
    await articles.getByRole("button", { name: "Mudar o nome de Roda de leitura" }).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Clube do livro");
    const other = await page.context().newPage();
    await other.goto("/categories");
    await other.getByRole("button", { name: "Mudar o nome de Roda de leitura" }).click();
    await other.getByLabel("Novo nome de Roda de leitura").fill("Leitura");
    await other.keyboard.press("Enter");
    await expect(namesIn(regionOf(other, "Artigos")).last()).toHaveText("Leitura");
    await other.close();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Outra pessoa mudou o nome para “Leitura”" })).toBeVisible();
    await expect(names.last()).toHaveText("Leitura");
    await page.keyboard.press("Enter");
    await expect(names.last()).toHaveText("Clube do livro");
    const [list, article, feed] = await Promise.all([
      html("/posts/categoria/roda-de-leitura"),
      html(address),
      html("/feed.xml"),
    ]);
    for (const text of [list, article, feed]) {
      expect(text).toContain("Clube do livro");
      expect(text).not.toContain("Roda de leitura");
    }
  });

  await test.step("one with articles is joined with another, and its address leads there", async () => {
    await articles.getByRole("button", { name: "Excluir Clube do livro" }).click();
    const dialog = page.getByRole("dialog", { name: "Excluir a categoria Clube do livro" });
    await expect(dialog.getByRole("link", { name: "1 artigo" })).toHaveAttribute(
      "href",
      "/posts/private?categoria=roda-de-leitura",
    );
    await dialog.getByRole("button", { name: "Juntar e excluir" }).click();
    await expect(dialog.locator("p").filter({ hasText: "Escolha a outra categoria" })).toBeVisible();
    await expect(dialog.getByLabel("Juntar com")).toBeFocused();
    await expectAccessible(dialog);
    await dialog.getByLabel("Juntar com").selectOption("Treinamentos");
    await dialog.getByRole("button", { name: "Juntar e excluir" }).click();
    await expect(page.getByText("Categoria excluída: 1 artigo agora em Treinamentos")).toBeVisible();
    await expect(names).toHaveText(["Ações", "Treinamentos", "Café da Manhã", "Refeições", "Cestas Básicas"]);
    await expect(articles.locator("[data-category] :focus")).toHaveCount(1);
    const old = await request.get("/posts/categoria/roda-de-leitura", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, "/posts/categoria/treinamentos"]);
    expect(await html(address)).toContain("Treinamentos");
  });

  await test.step("the history tells all of it", async () => {
    await page.getByRole("link", { name: "Quem mudou as categorias" }).click();
    await expect(page.getByText("Clube do livro").first()).toBeVisible();
  });
});

test("a category whose name is taken is refused, an empty one goes, and their order is that of the site", async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.goto("/categories");
  const articles = regionOf(page, "Artigos");
  const projects = regionOf(page, "Projetos");
  const inOrder = namesIn(projects);

  await test.step("a name that is taken is refused, and stays", async () => {
    const name = articles.getByLabel("Nova categoria");
    await name.fill("refeições");
    await articles.getByRole("button", { name: "Adicionar" }).click();
    await expect(articles.getByText("Já existe a categoria Refeições")).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("refeições");
    await expectAccessible(page);
  });

  await test.step("a name that is not changed after all gives the focus back", async () => {
    const rename = articles.getByRole("button", { name: "Mudar o nome de Refeições" });
    await rename.click();
    await expect(articles.getByLabel("Novo nome de Refeições")).toBeFocused();
    await articles.getByRole("button", { name: "Cancelar" }).click();
    await expect(rename).toBeFocused();
  });

  await test.step("an empty one goes after a question", async () => {
    await projects.getByLabel("Nova categoria").fill("Bazar");
    await pressWithoutSession(projects.getByRole("button", { name: "Adicionar" }));
    await projects.getByRole("button", { name: "Adicionar" }).click();
    await projects.getByRole("button", { name: "Excluir Bazar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    // While the question is open, nothing behind it is found.
    await expect(inOrder).toHaveText(["Ações", "Crianças", "Cafés", "Doações"]);
    await expect(projects.getByText("Bazar")).toHaveCount(0);
    await expect(projects.locator("[data-category] :focus")).toHaveCount(1);
    expect((await request.get("/projetos/bazar", { maxRedirects: 0 })).headers().location).toBe("/projetos");
  });

  await test.step("the order is that of the site's filter; the keyboard stays on the button", async () => {
    const up = projects.getByRole("button", { name: "Subir Doações" });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(inOrder).toHaveText(["Ações", "Crianças", "Doações", "Cafés"]);
    await expect(up).toBeFocused();
    const site = await page.context().newPage();
    await site.goto("/projetos");
    const filter = site.getByRole("navigation", { name: "Categorias dos projetos" });
    await expect(filter.getByRole("link")).toHaveText([/^Todos/, /^Ações/, /^Crianças/, /^Doações/, /^Cafés/]);
    await projects.getByRole("button", { name: "Descer Doações" }).click();
    await expect(inOrder).toHaveText(["Ações", "Crianças", "Cafés", "Doações"]);
  });
});

// On the product of all tests, as it changes nothing; on a wide screen the other two look at it.
shared("the categories fit a phone", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page);
  await page.goto("/categories");
  await expect(page.getByRole("button", { name: "Excluir Cafés" })).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
});
