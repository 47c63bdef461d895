import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { openHydrated } from "../../harness/hydrated";
import { ITEM, PLANTED, plantDonations, region, rows, search, searchFor, status, WORD } from "./donations";

plantDonations();

/** Vertical position in the viewport. */
const top = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

for (const address of ["/", "/transparencia"]) {
  test.describe(`without JavaScript on ${address}`, () => {
    test.use({ javaScriptEnabled: false });

    test("pages, search and reload are links and forms", async ({ page }) => {
      await page.goto(address);
      const part = page.locator(address === "/" ? "#transparencia" : "main");
      await expect(part.getByText(/^Mostrando 5 de \d+$/)).toBeVisible();
      await part.getByRole("link", { name: "Página 2" }).click();
      await expect(page).toHaveURL("/transparencia/pagina/2");
      await expect(rows(page).first().getByRole("cell").first()).toHaveText("6");
      await search(page).fill(WORD);
      await page.getByRole("button", { name: "Buscar", exact: true }).click();
      await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
      await page.getByRole("button", { name: "Recarregar" }).click();
      await expect(rows(page)).toHaveCount(5);
      await page.getByRole("link", { name: "Limpar a busca" }).click();
      await expect(page).toHaveURL("/transparencia");
    });
  });

  test.describe(`with JavaScript on ${address}`, () => {
    test("pages, search and reload change the table in place, and nothing jumps", { tag: "@phone" }, async ({
      page,
    }) => {
      await openHydrated(page, address);
      const own = address !== "/";
      await test.step("Reload fetches anew and says when", async () => {
        const asked = page.waitForRequest(/\/api\/donations\?keyword=&page=1$/);
        await page.getByRole("button", { name: "Recarregar" }).click();
        await asked;
        await expect(region(page).getByText(/^Dados das \d{2}:\d{2}:\d{2}$/)).toBeVisible();
        await expect(page).toHaveURL(address);
      });

      await page.getByRole("link", { name: "Página 2" }).last().scrollIntoViewIfNeeded();
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const pager = page.getByRole("navigation", { name: "Páginas das doações" });
      await pager.getByRole("link", { name: "Página 2" }).click();
      await expect(rows(page).first().getByRole("cell").first()).toHaveText("6");
      await expect(status(page)).toHaveText(/Mostrando 5 de \d+, página 2 de \d+\. Dados das \d{2}:\d{2}:\d{2}/);
      await expect(pager.getByRole("link", { name: "Página 2" })).toBeFocused();
      if (own) await expect(page).toHaveURL("/transparencia/pagina/2");

      await search(page).scrollIntoViewIfNeeded();
      const before = await top(search(page));
      const height = await page.evaluate(() => document.body.scrollHeight);
      await searchFor(page, WORD);
      await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
      await searchFor(page, ITEM);
      await expect(region(page).getByText("Mostrando 1 de 1", { exact: true })).toBeVisible();
      expect(await top(search(page))).toBe(before);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThanOrEqual(height);
      await expect(page).toHaveURL(own ? `/transparencia/busca/${ITEM}` : "/");

      await page.getByRole("link", { name: "Limpar a busca" }).click();
      await expect(rows(page)).toHaveCount(5);
      await expect(search(page)).toHaveValue("");
      await expect(search(page)).toBeFocused();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    });
  });
}

test("a large sum stays whole on a narrow phone", { tag: "@phone-only" }, async ({ page }) => {
  await openHydrated(page, "/transparencia");
  const sum = page.locator("main strong").first();
  for (const [amount, shown] of [
    ["99999.99", "R$\u00a099.999,99"],
    ["999999.99", "R$\u00a0999.999,99"],
    ["9999999.99", "R$\u00a09.999.999,99"],
  ] as const) {
    await page.route("**/api/donations?**", async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, overall: { ...answer.overall, amount } } });
    });
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(sum).toHaveText(shown);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      const lines = await sum.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize));
      expect(lines, `${shown} at ${width} px`).toBeLessThan(1.5);
    }
  }
});
