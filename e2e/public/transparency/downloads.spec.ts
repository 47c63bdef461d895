import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { extractText } from "unpdf";
import { expect, expectAccessible, test } from "../../fixtures";
import { openHydrated } from "../../harness/hydrated";
import { PLANTED, plantDonations, region, SECRET_DONOR, searchFor, WORD } from "./donations";

plantDonations();

test.describe("the downloads", () => {
  const address = (format: string, q = WORD) => `/transparencia/doacoes.${format}?q=${encodeURIComponent(q)}`;

  test("hold what the search finds, in each format, and never a name without permission", async ({ request }) => {
    const bytes = async (format: string) => {
      const response = await request.get(address(format));
      expect(response.status(), format).toBe(200);
      expect(response.headers()["content-disposition"]).toMatch(
        new RegExp(`^attachment; filename="exemplo-doacoes-.+\\.${format}"$`),
      );
      return response.body();
    };
    const rows = parse(await bytes("csv"), { delimiter: ";", bom: true, columns: true });
    expect(rows).toHaveLength(PLANTED);
    const csv = JSON.stringify(rows);
    const sheet = JSON.stringify(await readSheet(await bytes("xlsx")));
    expect(sheet).toContain("27.6");
    const pdf = (await extractText(new Uint8Array(await bytes("pdf")), { mergePages: true })).text;
    expect(pdf.replace(/\s+/g, " ")).toContain("Total em dinheiro: R$ 27,60");
    expect(pdf).toContain("Site de demonstração");
    const json = (await bytes("json")).toString();
    expect(JSON.parse(json)).toMatchObject({ total: PLANTED, sample: true, totals: { amount: "27.60" } });
    for (const file of [csv, sheet, pdf, json]) {
      expect(file).toContain("Doador(a) anônimo(a)");
      expect(file).not.toContain("Sigilosa");
    }
    const secret = await request.get(address("json", SECRET_DONOR.split(" ")[1]));
    expect((await secret.json()).total).toBe(0);
  });

  test("answer a wrong question with a sentence", async ({ request }) => {
    const long = await request.get(address("csv", "x".repeat(201)));
    expect([long.status(), await long.text()]).toEqual([400, "A busca deve ter no máximo 200 caracteres"]);
    const none = await request.get(address("csv", "\0"));
    expect(none.status()).toBe(400);
    const head = await request.head(address("pdf"));
    expect([head.status(), head.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });

  test("come by a click, say that they are at work, and follow the search", async ({ page }) => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/transparencia/doacoes.csv*", async (route) => {
      await waiting;
      await route.continue();
    });
    await openHydrated(page, "/transparencia");
    await searchFor(page, WORD);
    const list = page.getByRole("list", { name: "Baixar o que foi encontrado" });
    await expect(list.getByRole("link")).toHaveCount(4);
    const downloaded = page.waitForEvent("download");
    await list.getByRole("link", { name: "CSV" }).click();
    await expect(page.getByText("Preparando CSV…")).toBeVisible();
    await expect(list.getByRole("link", { name: "CSV" })).toHaveAttribute("aria-busy", "true");
    answer();
    const download = await downloaded;
    expect(download.suggestedFilename()).toContain(`doacoes-projeto-nova-${WORD}`);
    await expect(page.getByText("Preparando CSV…")).toHaveCount(0);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
    await expectAccessible(list);
  });

  test("tell a failure, and keep no half file", async ({ page }) => {
    await page.route("**/transparencia/doacoes.pdf*", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain; charset=utf-8", body: "Muitos arquivos agora" }),
    );
    await page.route("**/transparencia/doacoes.xlsx*", (route) => route.abort("connectionreset"));
    await openHydrated(page, "/transparencia");
    await page.getByRole("link", { name: "PDF" }).click();
    await expect(region(page).getByRole("alert")).toContainText("Muitos arquivos agora");
    await page.getByRole("link", { name: "Excel" }).click();
    await expect(region(page).getByRole("alert")).toContainText("nada foi guardado");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are links", async ({ page }) => {
      await page.goto(`/transparencia/busca/${WORD}`);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Excel" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    });
  });
});
