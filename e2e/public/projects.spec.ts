import { expect, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";

const LABELS = { acoes: "Ações", criancas: "Crianças", cafes: "Cafés", doacoes: "Doações" };

test("the gallery shows each project with its category, text and a way to Instagram", async ({ page }) => {
  await page.goto("/projetos");
  await expect(page.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Você está em" })).toContainText("HomeProjetos");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/projetos$/);
  const project = page.getByRole("article").filter({ hasText: "Horta do Salão" });
  await expect(project.getByRole("heading", { level: 2 })).toHaveText("Horta do Salão");
  await expect(project).toContainText("Ações");
  await expect(project).toContainText("Seis canteiros onde antes havia entulho");
  const instagram = project.getByRole("link", { name: /^Ver no Instagram/ });
  await expect(instagram).toHaveAttribute("href", /^https:\/\/www\.instagram\.com\//);
  await expect(instagram).toHaveAttribute("target", "_blank");
  await expect(instagram).toHaveAttribute("rel", "noopener noreferrer");
  await expect(instagram).toContainText("abre em nova aba");
});

test("a category is one press away, and in the address", async ({ page }) => {
  await openHydrated(page, "/projetos");
  const filter = page.getByRole("navigation", { name: "Categorias dos projetos" });
  await expect(filter.getByRole("link")).toHaveText([/^Todos/, /^Ações/, /^Crianças/, /^Cafés/, /^Doações/]);
  await expect(filter.getByRole("link", { name: "Todos" })).toHaveAttribute("aria-current", "page");

  await page.evaluate(() => window.scrollTo({ top: 120, behavior: "instant" }));
  const before = await filter.boundingBox();
  await filter.getByRole("link", { name: "Crianças" }).click();
  await expect(page).toHaveURL("/projetos/criancas");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Crianças");
  await expect(filter.getByRole("link", { name: "Crianças" })).toHaveAttribute("aria-current", "page");
  await expect(filter.getByRole("link", { name: "Todos" })).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("heading", { level: 2, name: "Lona de Histórias" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Horta do Salão" })).toHaveCount(0);
  // The pressed filter keeps its position.
  expect((await filter.boundingBox())?.y).toBe(before?.y);

  await page.goBack();
  await expect(page).toHaveURL("/projetos");
  await expect(page.getByRole("heading", { level: 2, name: "Horta do Salão" })).toBeVisible();
});

test("each category is a page of its own", async ({ page }) => {
  for (const [key, label] of Object.entries(LABELS))
    await test.step(`/projetos/${key}`, async () => {
      await page.goto(`/projetos/${key}`);
      await expect(page).toHaveTitle(new RegExp(label));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/projetos/${key}$`));
      await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
      const articles = page.getByRole("article");
      expect(await articles.count()).toBeGreaterThan(0);
      for (const article of await articles.all()) await expect(article.getByText(label, { exact: true })).toBeVisible();
    });
});

test("categories and pictures work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/projetos");
  await page.getByRole("link", { name: "Doações" }).click();
  await expect(page).toHaveURL("/projetos/doacoes");
  await expect(page.getByRole("heading", { level: 2, name: "Arara Aberta" })).toBeVisible();
  const picture = page.getByRole("link", { name: /Ampliar a imagem: Arara Aberta/ });
  const address = await picture.getAttribute("href");
  expect((await page.request.get(address ?? "")).headers()["content-type"]).toBe("image/webp");
  await context.close();
});

test("what is disabled stays out of every page", async ({ request }) => {
  for (const address of ["/projetos", "/projetos/cafes"]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain("Café na Praça");
    expect(html).not.toContain("Roda de Viola");
  }
});

test("a picture opens over the page, leads to the next one and gives the focus back", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/projetos/criancas");
  const links = page.getByRole("link", { name: /Ampliar a imagem/ });
  const [first, second] = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  await links.first().focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Imagem ampliada" });
  await expect(viewer.getByText(first ?? "", { exact: true })).toBeVisible();
  const title = await viewer.getByText(first ?? "", { exact: true }).boundingBox();
  const picture = await viewer.locator(".yarl__slide_current img").boundingBox();
  expect(picture?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  await expect(viewer.getByRole("button", { name: "Fechar" })).toHaveCSS("background-color", "rgba(0, 0, 0, 0.7)");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(second ?? "", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(links.first()).toBeFocused();
  await expect(page).toHaveURL("/projetos/criancas");
});

test("the gallery has one address for each page, and no other", async ({ request }) => {
  for (const rest of [
    "bazar",
    "Acoes",
    "toString",
    "pagina",
    "pagina/1",
    "pagina/02",
    "pagina/999",
    "pagina/x",
    "acoes/pagina/1",
    "acoes/pagina/999",
    "acoes/cafes",
    "acoes/pagina/2/3",
  ])
    expect((await request.get(`/projetos/${rest}`)).status(), rest).toBe(404);
});
