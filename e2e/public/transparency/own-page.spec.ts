import { expect, test } from "../../fixtures";
import { cutCode } from "../../harness/cut-code";
import { holdRequests } from "../../harness/held";
import { openHydrated } from "../../harness/hydrated";
import { PLANTED, plantDonations, region, rows, search, searchFor, table, WORD } from "./donations";

plantDonations();

test.describe("on its own page", () => {
  test("is passed on by WhatsApp and by its address", async ({ page }) => {
    await page.goto("/transparencia/pagina/2");
    const share = page.getByRole("main").getByRole("link", { name: "Compartilhar no WhatsApp" });
    expect(decodeURIComponent((await share.getAttribute("href")) ?? "")).toMatch(
      /^https:\/\/wa\.me\/\?text=Transparência.*\nhttp:\/\/[^/]+\/transparencia$/,
    );
    await expect(page.getByRole("button", { name: "Copiar link" })).toBeEnabled();
  });

  test("the back button brings back what was shown", async ({ page }) => {
    await openHydrated(page, "/transparencia");
    await searchFor(page, WORD);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}/pagina/2`);
    await page.goBack();
    await expect(rows(page)).toHaveCount(5);
    await page.goBack();
    await expect(page).toHaveURL("/transparencia");
    await expect(search(page)).toHaveValue("");
    await expect(table(page).locator("caption")).toHaveText("Da mais recente para a mais antiga");
    await page.goForward();
    await expect(search(page)).toHaveValue(WORD);
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    await page.reload();
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
  });

  test("who goes back at once finds what belongs to the address", async ({ page }) => {
    await openHydrated(page, `/transparencia/busca/${WORD}`);
    await page.evaluate(() => {
      const push = window.history.pushState;
      window.history.pushState = (...step) => {
        window.history.pushState = push;
        push.apply(window.history, step);
        window.history.back();
      };
    });
    const asked = ["2", "1"].map((n) => page.waitForResponse((answer) => answer.url().endsWith(`&page=${n}`)));
    await page.getByRole("link", { name: "Página 2" }).click();
    await Promise.all(asked);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
    await expect(rows(page)).toHaveCount(5);
  });

  test("who leaves while a page is on its way keeps the next page's address", async ({ page }) => {
    await openHydrated(page, "/transparencia");
    const release = await holdRequests(page, "**/api/donations?*");
    const [asked] = await Promise.all([
      page.waitForRequest("**/api/donations?*"),
      page.getByRole("link", { name: "Página 2" }).click(),
    ]);
    await page.getByRole("banner").getByRole("link", { name: "Contato", exact: true }).click();
    await expect(page).toHaveURL("/contato");
    await expect.poll(() => asked.failure()?.errorText).toContain("ERR_ABORTED");
    release();
    await expect(page).toHaveURL("/contato");
  });

  test("works without the code that follows the address", async ({ page }) => {
    const letThrough = await cutCode(page, String.raw`(?:\/busca\/([^/]+))?`);
    await openHydrated(page, "/transparencia");
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect(rows(page).first().getByRole("cell").first()).toHaveText("6");
    await expect(page).toHaveURL("/transparencia/pagina/2");
    await letThrough();
  });
});
