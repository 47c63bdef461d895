import { expect, test } from "../../fixtures";
import { holdRequests } from "../../harness/held";
import { openHydrated } from "../../harness/hydrated";
import { PLANTED, plantDonations, region, rows, search, searchFor, WORD } from "./donations";

plantDonations();

test("on its own page what fails or finds nothing is told, what was typed stays, and the last question wins", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/transparencia");
  const reload = page.getByRole("button", { name: "Recarregar" });
  const alert = region(page).getByRole("alert");

  await test.step("Nothing turns without end for who wants little motion", async () => {
    const release = await holdRequests(page, "**/api/donations?*");
    await reload.click();
    await expect(reload.locator("svg")).toHaveClass(/animate-spin/);
    await expect(reload.locator("svg")).toHaveCSS("animation-iteration-count", "1");
    release();
    await expect(reload.locator("svg")).not.toHaveClass(/animate-spin/);
    await page.unroute("**/api/donations?*");
  });

  await test.step("The server's own words are shown when it refuses", async () => {
    await page.route("**/api/donations?*", (route) =>
      route.fulfill({ status: 500, json: { message: "Erro interno (código abc)" } }),
    );
    await reload.click();
    await expect(alert).toContainText("Erro interno (código abc)");
    await page.unroute("**/api/donations?*");
  });

  await test.step("A failure keeps what was typed and can be tried again", async () => {
    await context.setOffline(true);
    await searchFor(page, WORD);
    await expect(alert).toContainText("Sem conexão");
    await expect(search(page)).toHaveValue(WORD);
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL("/transparencia");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  await test.step("A search that finds nothing says so and offers everything", async () => {
    await searchFor(page, "  a/b 🦄  ");
    await expect(region(page).getByText("Nada encontrado para “a/b 🦄”").first()).toBeVisible();
    await expect(page).toHaveURL(`/transparencia/busca/${encodeURIComponent("a/b 🦄")}`);
    await page.getByRole("link", { name: "Ver todas as doações" }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL("/transparencia");
  });

  await test.step("It is busy while it asks, and the last question wins", async () => {
    const answer = await holdRequests(page, "**/api/donations?keyword=lenta*");
    await searchFor(page, "lenta");
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await searchFor(page, WORD);
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    answer();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
  });
});
