import { expect, expectFitsWidth, test } from "../../fixtures";
import { ITEM, PLANTED, PUBLIC_DONOR, plantDonations, region, rows, SECRET_DONOR, table, WORD } from "./donations";

plantDonations();

test.describe("the table of donations", () => {
  test("has six columns, five rows and the true numbers", async ({ page }) => {
    await page.goto("/transparencia");
    await expect(page.getByRole("heading", { level: 1, name: "Transparência" })).toBeVisible();
    for (const name of ["#", "Doador", "Valor", "Ação", "Itens", "Observações"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeAttached();
    await expect(rows(page)).toHaveCount(5);
    await expect(region(page).getByText(/^Mostrando 5 de \d+$/)).toBeVisible();
    await expect(rows(page).first().locator("time")).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await expect(rows(page).first().getByRole("cell").first()).toHaveText("1");
  });

  test("is read from the database, masked, and sums up everything that was found", async ({ page }) => {
    await page.goto(`/transparencia/busca/${WORD}`);
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    // 2.10 + 3.10 + … + 7.10
    await expect(table(page).locator("caption")).toHaveText(
      /^Para “quimera\d+”: R\$\s27,60 em 6 doações e 1 doação em itens$/,
    );
    await page.goto(`/transparencia/busca/${WORD}/pagina/2`);
    await expect(region(page).getByText(`Mostrando 2 de ${PLANTED}`, { exact: true })).toBeVisible();
    await expect(rows(page).first().getByRole("cell").first()).toHaveText("6");
  });

  test("never tells a name without permission, in no page and no answer", async ({ request }) => {
    const addresses = [1, 2].flatMap((n) => [
      `/transparencia/busca/${WORD}${n === 1 ? "" : `/pagina/${n}`}`,
      `/api/donations?keyword=${WORD}&page=${n}`,
    ]);
    let everything = "";
    for (const address of addresses) everything += await (await request.get(address)).text();
    expect(everything).toContain(PUBLIC_DONOR);
    expect(everything).toContain("Doador(a) anônimo(a)");
    expect(everything).not.toContain(SECRET_DONOR);
    const word = SECRET_DONOR.split(" ")[1] ?? "";
    expect((await (await request.get(`/api/donations?keyword=${word}`)).json()).total).toBe(0);
    expect((await (await request.get(`/api/donations?keyword=${PUBLIC_DONOR.split(" ")[1]}`)).json()).total).toBe(1);
  });

  test("has one address for each page, and none beyond the last", async ({ request }) => {
    for (const path of ["pagina/1", "pagina/999", "pagina/02", "pagina/x", "busca/sopa/pagina/9", "busca/%20", "nada"])
      expect((await request.get(`/transparencia/${path}`)).status(), path).toBe(404);
    expect((await request.get(`/transparencia/busca/${"x".repeat(201)}`)).status()).toBe(404);
    expect((await request.get("/transparencia/pagina/2")).status()).toBe(200);
  });

  test("keeps searches out of search engines", async ({ page }) => {
    await page.goto("/transparencia/busca/sopa");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto("/transparencia/pagina/2");
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });

  test("on a narrow phone an estimate leaves room for 'anônimo(a)' in one line", { tag: "@phone-only" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/transparencia/busca/${ITEM}`);
    const donor = await rows(page).getByRole("rowheader").boundingBox();
    expect(donor?.width).toBeGreaterThan(90);
  });

  test("on a tablet, and on paper, an amount ends before the next column begins", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`/transparencia/busca/${WORD}`);
    const row = rows(page)
      .filter({ has: page.locator("strong") })
      .first();
    const amount = row.locator("strong");
    await amount.evaluate((element) => {
      element.textContent = "R$\u00a0123.456,78";
    });
    const [shown, next] = [await amount.boundingBox(), await row.getByRole("cell").nth(2).boundingBox()];
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(next?.x ?? 0);
  });

  test("does not scroll sideways, however long a word is", { tag: "@phone" }, async ({ page }) => {
    for (const address of [`/transparencia/busca/${WORD}`, `/transparencia/busca/${"x".repeat(200)}`]) {
      await page.goto(address);
      await expectFitsWidth(page, address);
    }
  });
});

test.describe("the search form", () => {
  test("leads to an address that keeps every character", async ({ request, page }) => {
    for (const q of [
      "a/b",
      "100%",
      "%2F",
      'com "aspas"',
      "d'água",
      "🦄 sim",
      "a\\b",
      "?#&=+",
      "..",
      ".",
      "<b>",
      "index",
    ]) {
      const form = await request.get(`/transparencia/busca?q=${encodeURIComponent(q)}`, { maxRedirects: 0 });
      expect(form.status(), q).toBe(303);
      const found = await (await request.get(form.headers().location ?? "")).text();
      expect(await page.evaluate(fieldIn, found), q).toBe(q);
    }
  });

  test("with nothing in it leads to everything", async ({ request }) => {
    for (const query of ["", "?q=", "?q=%20%20"]) {
      const response = await request.get(`/transparencia/busca${query}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([303, "/transparencia"]);
    }
  });
});

/** What a browser reads as the field's value; without scripts, which come later and change nothing of it. Runs in the page. */
const fieldIn = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").querySelector<HTMLInputElement>("main input[type=search]")?.value;
