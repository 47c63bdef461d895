import { expect, test } from "../../fixtures";
import { holdRequests } from "../../harness/held";
import { openHydrated } from "../../harness/hydrated";
import { PLANTED, plantDonations, region, rows, search, searchFor, WORD } from "./donations";

plantDonations();

test.describe("on its own page", () => {
  test("turns nothing without end for who wants little motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/transparencia");
    const release = await holdRequests(page, "**/api/donations?*");
    const reload = page.getByRole("button", { name: "Recarregar" });
    await reload.click();
    await expect(reload.locator("svg")).toHaveClass(/animate-spin/);
    await expect(reload.locator("svg")).toHaveCSS("animation-iteration-count", "1");
    release();
  });

  test("a search that finds nothing says so and offers everything", async ({ page }) => {
    await openHydrated(page, "/transparencia");
    await searchFor(page, "  a/b 🦄  ");
    await expect(region(page).getByText("Nada encontrado para “a/b 🦄”").first()).toBeVisible();
    await expect(page).toHaveURL(`/transparencia/busca/${encodeURIComponent("a/b 🦄")}`);
    await page.getByRole("link", { name: "Ver todas as doações" }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL("/transparencia");
  });

  test("a failure is told, keeps what was typed and can be tried again", async ({ page, context }) => {
    await openHydrated(page, "/transparencia");
    await context.setOffline(true);
    await searchFor(page, WORD);
    const alert = region(page).getByRole("alert");
    await expect(alert).toContainText("Sem conexão");
    await expect(search(page)).toHaveValue(WORD);
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL("/transparencia");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test("the server's own words are shown when it refuses", async ({ page }) => {
    await page.route("**/api/donations?*", (route) =>
      route.fulfill({ status: 500, json: { message: "Erro interno (código abc)" } }),
    );
    await openHydrated(page, "/transparencia");
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(region(page).getByRole("alert")).toContainText("Erro interno (código abc)");
  });

  test("is busy while it asks, and the last question wins", async ({ page }) => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/donations?keyword=lenta*", async (route) => {
      await waiting;
      await route.continue().catch(() => undefined);
    });
    await openHydrated(page, "/transparencia");
    await searchFor(page, "lenta");
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await searchFor(page, WORD);
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    answer();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
  });
});
