import type { Browser } from "@playwright/test";
import { expect, expectAccessible, openDashboard, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { startNova } from "../harness/nova";
import { copyPrepared, temporaryFolder } from "../harness/prepared";
import { ARTICLE } from "../public-pages";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

test("the dashboard shows how often pages were opened, by people, also after a stop", async ({ browser }) => {
  test.setTimeout(240_000);
  const dataDir = await temporaryFolder("nova-visits-");
  await copyPrepared("sample", dataDir);
  let title = "";

  await test.step("Somebody reads, a robot too; the product stops before the minute is over", async () => {
    const nova = await startNova({ dataDir });
    title = await readAs(browser, nova.url);
    expect(await nova.stop()).toBe(0);
  });

  const nova = await startNova({ dataDir });
  const page = await (await browser.newContext({ baseURL: nova.url })).newPage();
  const visits = page.getByRole("region", { name: "Visitas" });
  const rows = visits.getByRole("list").getByRole("listitem");

  await test.step("The figures are there", async () => {
    await page.goto("/sobre"); // a headless browser says so
    await openDashboard(page);
    await expect(visits.getByText("Em 30 dias: 5 páginas abertas.")).toBeVisible();
    await expect(visits.getByText("Contamos páginas abertas, não pessoas.")).toBeVisible();
    await expect(rows).toHaveText([`${title}2`, "Página inicial1", "Buscas no blog1", "Sobre Nós1"]);
    await visits.getByText("Ver dia a dia em tabela").click();
    await expect(visits.getByRole("table", { name: "Páginas abertas por dia" }).getByRole("row")).toHaveCount(31);
    await expectAccessible(visits);
  });

  await test.step("An article's form has its own", async () => {
    await rows.first().getByRole("link").click();
    await page.waitForURL(`**${ARTICLE}`);
    await page.getByRole("link", { name: "Editar" }).click();
    await expect(page.getByText("Nos últimos 30 dias: 2 páginas abertas.")).toBeVisible();
  });
  await page.context().close();
  await nova.stop();
});

/** Opens five pages, one of them without a new document, and what does not count; returns the article's title. */
async function readAs(browser: Browser, url: string) {
  const context = await browser.newContext({ userAgent: PERSON, baseURL: url });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.reload();
  await page.goto("/search/Maria%20da%20Silva");
  await openHydrated(page, "/");
  const opened = page.waitForResponse((response) => response.request().method() === "HEAD");
  await page.getByRole("contentinfo").getByRole("link", { name: "Sobre Nós" }).click();
  await page.waitForURL("/sobre");
  expect((await opened).status()).toBe(200);
  await page.goto("/nada-aqui");
  await context.request.get("/contato", { headers: { "user-agent": "Googlebot/2.1", accept: "text/html" } });
  await context.close();
  return title;
}
