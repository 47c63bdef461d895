import { expect, expectAccessible, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { ARTICLE } from "../public-pages";
import { openSiteMenu } from "./site-menu";

/** States that appear only after an interaction; initial states are in quality.spec.ts. */

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" }));

test("the open menu is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/sobre");
  await openSiteMenu(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Voluntários" })).toBeVisible();
  await expectAccessible(page, { everyRule: true });
});

test("an enlarged picture is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/projetos/criancas");
  await page
    .getByRole("link", { name: /Ampliar a imagem/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Imagem ampliada" }).locator("img").first()).toBeVisible();
  await expectAccessible(page);
});

test("a chosen day is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const agenda = page.locator("#calendar");
  await agenda.scrollIntoViewIfNeeded();
  await agenda
    .getByRole("grid")
    .getByRole("button", { name: /com ação marcada/ })
    .first()
    .click();
  await expect(agenda.getByRole("button", { name: "Ver próximas ações" })).toBeVisible();
  await expectAccessible(agenda);
});

test("a search of the donations that finds nothing is accessible", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, "/transparencia");
  await page.getByRole("searchbox", { name: "Buscar nas doações" }).fill("nadadisso");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(page).toHaveURL("/transparencia/busca/nadadisso");
  await expect(page.getByRole("link", { name: "Ver todas as doações" })).toBeVisible();
  await expectAccessible(page.getByRole("main"));
});

test("a review that was not accepted is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(page.getByText("Informe o seu nome")).toBeVisible();
  await expectAccessible(page.locator("form", { hasText: "Informe o seu nome" }));
});
