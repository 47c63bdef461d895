import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import pg from "pg";
import { readSheet } from "read-excel-file/node";
import { extractText } from "unpdf";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { expect, expectAccessible, test } from "../fixtures";

/** Rows that no other test makes: money and items, a name that is not to be told, and one that is. */
const WORD = `quimera${process.pid}`;
const ITEM = `sanfona${process.pid}`;
const SECRET = `Zuleica Sigilosa${process.pid}`;
const OPEN = `Abílio Aberto${process.pid}`;
/** What is older than the samples, so that the first page stays as it is. */
const LONG_AGO = "2020-01-01";
const PLANTED = 7;

let database: pg.Client;
const planted: string[] = [];

test.beforeAll(async () => {
  const folder = process.env.NOVA_E2E_DATA_DIR;
  if (!folder) throw new Error("e2e/harness/global-setup.ts starts the product and says where its data are");
  database = new pg.Client({ connectionString: await embeddedUrl(folder) });
  await database.connect();
  for (let n = 1; n <= PLANTED; n++) {
    const inKind = n === 1;
    await plant({
      kind: inKind ? "IN_KIND" : "MONEY",
      amount: inKind ? null : `${n}.10`,
      donor: n === 2 ? OPEN : SECRET,
      donorPublic: n === 2,
      items: inKind ? ITEM : null,
      notes: n === 3 ? `Palavra${"muito".repeat(40)}longa` : null,
      active: true,
    });
  }
  await plant({
    kind: "MONEY",
    amount: "999.00",
    donor: OPEN,
    donorPublic: true,
    items: null,
    notes: null,
    active: false,
  });
});

test.afterAll(async () => {
  await database.query('DELETE FROM "Donation" WHERE id = ANY($1)', [planted]);
  await database.end();
});

async function plant(donation: Record<string, string | boolean | null>) {
  const id = crypto.randomUUID();
  planted.push(id);
  const { kind, amount, donor, donorPublic, items, notes, active } = donation;
  await database.query(
    `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, items, notes, active, "updatedAt")
     VALUES ($1, $2::"DonationKind", $3, $4, $5, $6, $7, $8, $9, $10, now())`,
    [id, kind, amount, LONG_AGO, donor, donorPublic, `Ação ${WORD}`, items, notes, active],
  );
}

const region = (page: Page) => page.locator("main");
const table = (page: Page) => page.getByRole("table");
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar nas doações" });
const status = (page: Page) => region(page).getByRole("status").filter({ hasText: "Dados das" });

async function searchFor(page: Page, text: string) {
  await search(page).fill(text);
  await search(page).press("Enter");
}

/** Where something stands in the window. */
const top = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

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
    await expectAccessible(page);
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
    expect(everything).toContain(OPEN);
    expect(everything).toContain("Doador(a) anônimo(a)");
    expect(everything).not.toContain(SECRET);
    const word = SECRET.split(" ")[1] ?? "";
    expect((await (await request.get(`/api/donations?keyword=${word}`)).json()).total).toBe(0);
    expect((await (await request.get(`/api/donations?keyword=${OPEN.split(" ")[1]}`)).json()).total).toBe(1);
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

  test("does not scroll sideways, however long a word is", { tag: "@phone" }, async ({ page }) => {
    for (const address of [`/transparencia/busca/${WORD}`, `/transparencia/busca/${"x".repeat(200)}`]) {
      await page.goto(address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
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
      await page.goto(form.headers().location ?? "");
      await expect(search(page), q).toHaveValue(q);
    }
  });

  test("with nothing in it leads to everything", async ({ request }) => {
    for (const query of ["", "?q=", "?q=%20%20"]) {
      const response = await request.get(`/transparencia/busca${query}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([303, "/transparencia"]);
    }
  });
});

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
    test("pages and search change the table in place, and nothing jumps", { tag: "@phone" }, async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      const own = address !== "/";
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

    test("reload fetches anew and says when", async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      const asked = page.waitForRequest(/\/api\/donations\?keyword=&page=1$/);
      await page.getByRole("button", { name: "Recarregar" }).click();
      await asked;
      await expect(region(page).getByText(/^Dados das \d{2}:\d{2}:\d{2}$/)).toBeVisible();
      await expect(page).toHaveURL(address);
    });
  });
}

test.describe("on its own page", () => {
  test("the back button brings back what was shown", async ({ page }) => {
    await page.goto("/transparencia", { waitUntil: "networkidle" });
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
    await page.goto(`/transparencia/busca/${WORD}`, { waitUntil: "networkidle" });
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

  test("a search that finds nothing says so and offers everything", async ({ page }) => {
    await page.goto("/transparencia", { waitUntil: "networkidle" });
    await searchFor(page, "  a/b 🦄  ");
    await expect(region(page).getByText("Nada encontrado para “a/b 🦄”").first()).toBeVisible();
    await expect(page).toHaveURL(`/transparencia/busca/${encodeURIComponent("a/b 🦄")}`);
    await page.getByRole("link", { name: "Ver todas as doações" }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page).toHaveURL("/transparencia");
  });

  test("a failure is told, keeps what was typed and can be tried again", async ({ page, context }) => {
    await page.goto("/transparencia", { waitUntil: "networkidle" });
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
    await page.goto("/transparencia", { waitUntil: "networkidle" });
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
    await page.goto("/transparencia", { waitUntil: "networkidle" });
    await searchFor(page, "lenta");
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await searchFor(page, WORD);
    await expect(region(page).getByText(`Mostrando 5 de ${PLANTED}`, { exact: true })).toBeVisible();
    answer();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(`/transparencia/busca/${WORD}`);
  });
});

test.describe("GET /api/donations", () => {
  test("gives a page of five with totals, total and links", async ({ request }) => {
    const response = await request.get(`/api/donations?keyword=${WORD}`);
    expect(response.status()).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      total: PLANTED,
      page: 1,
      pages: 2,
      totals: { amount: "27.60", money: 6, inKind: 1 },
    });
    expect(answer.donations).toHaveLength(5);
    expect(Object.keys(answer.donations[0]).sort()).toEqual(
      ["_id", "acao", "amount", "date", "donor", "items", "kind", "notes", "quantity"].sort(),
    );
    expect(response.headers()["x-total-count"]).toBe(String(PLANTED));
    expect(response.headers().link).toContain(`page=2>; rel="next"`);
    expect((await (await request.get(`/api/donations?keyword=${WORD}&limit=2`)).json()).donations).toHaveLength(2);
  });

  test("explains a wrong question", async ({ request }) => {
    for (const query of ["page=0", "limit=101", "page=x", `keyword=${"x".repeat(201)}`, "keyword=%00"]) {
      const response = await request.get(`/api/donations?${query}`);
      expect(response.status(), query).toBe(400);
      expect((await response.json()).message).toBeTruthy();
    }
  });
});

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
    const secret = await request.get(address("json", SECRET.split(" ")[1]));
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
    await page.goto("/transparencia", { waitUntil: "networkidle" });
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
    await expectAccessible(page);
  });

  test("tell a failure, and keep no half file", async ({ page }) => {
    await page.route("**/transparencia/doacoes.pdf*", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain; charset=utf-8", body: "Muitos arquivos agora" }),
    );
    await page.route("**/transparencia/doacoes.xlsx*", (route) => route.abort("connectionreset"));
    await page.goto("/transparencia", { waitUntil: "networkidle" });
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
