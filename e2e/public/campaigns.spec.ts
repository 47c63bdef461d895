import { addDays, formatDay } from "../../lib/dates";
import { expect, expectAccessible, expectFitsWidth, stepOnDesktop } from "../fixtures";
import { draft, test, today } from "./campaign-fixtures";

const SAMPLE = "Mochila cheia para a turma do reforço";
const OVER = "Telhado novo para o salão";

test("the list has what runs, then what is over", async ({ page }) => {
  await page.goto("/campanhas");
  await expect(page.getByRole("heading", { level: 1, name: "Campanhas" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Em andamento" }).getByRole("link", { name: SAMPLE })).toBeVisible();
  const over = page.getByRole("region", { name: "Encerradas" }).getByRole("article").filter({ hasText: OVER });
  await expect(over).toContainText(/R\$\s1\.800,00 de R\$\s1\.500,00 · 120% da meta/);
  await over.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: OVER })).toBeVisible();
});

test("a running one says what came, what is missing and how to give; passing it on says the same", {
  tag: "@phone",
}, async ({ page, request, newCampaign, give }) => {
  const { _id: campaignId, permalink, titulo } = await newCampaign({});
  expect(await (await request.get(`/campanhas/${permalink}`)).text()).toContain("Nenhuma doação anotada ainda");
  const state = page.getByRole("region", { name: "Andamento" });
  await give({ campaignId });
  await give({ campaignId, kind: "IN_KIND", amount: 900, items: "telhas" });
  await give({});
  await page.goto(`/campanhas/${permalink}`);
  await expect(state).toContainText(/R\$\s50,00 de R\$\s200,00/);
  await expect(state).toContainText("1 doação · 25% da meta");
  await expect(state).toContainText(/Ainda faltam: R\$\s150,00/);
  await expect(state).toContainText(/Última anotação em \d\d-\d\d-\d{4} às \d\d:\d\d/);
  await expect(page.getByRole("button", { name: "Copiar o código" })).toBeVisible();
  const payee = await page.getByText("Confira o nome antes de confirmar").boundingBox();
  expect(payee?.width, "the text is not squeezed beside the code").toBeGreaterThan(200);
  const share = await page.getByRole("link", { name: "Compartilhar no WhatsApp" }).getAttribute("href");
  const message = decodeURIComponent(share ?? "");
  expect(message).toContain(titulo);
  expect(message).toContain("(25%), 1 doação.");
  expect(message).toContain(`/campanhas/${permalink}`);
  await expectFitsWidth(page);
  await expectAccessible(page.getByRole("main"));
});

test("one that is over keeps its page, with result and thanks, and asks for nothing", { tag: "@phone" }, async ({
  page,
  newCampaign,
  give,
}) => {
  const state = page.getByRole("region", { name: "Andamento" });
  await stepOnDesktop("Over", async () => {
    const yesterday = addDays(today(), -1);
    const ended = await newCampaign({ endsOn: yesterday });
    await give({ campaignId: ended._id, amount: 260 });
    await page.goto(`/campanhas/${ended.permalink}`);
    await expect(state).toContainText(`até ${formatDay(yesterday)}`);
    await expect(state).toContainText("Encerrada");
    await expect(state).toContainText("130% da meta");
    await expect(state).toContainText("Meta alcançada.");
    await expect(page.getByRole("button", { name: "Copiar o código" })).toHaveCount(0);
  });

  const closed = await newCampaign({ result: "Compramos as telhas. **Obrigado!**" });
  await page.goto(`/campanhas/${closed.permalink}`);
  await expect(page.getByRole("region", { name: "O que fizemos juntos" })).toContainText("Compramos as telhas.");
  await expect(page.getByRole("button", { name: "Copiar o código" })).toHaveCount(0);
  await expectAccessible(page.getByRole("main"));

  await stepOnDesktop("To come", async () => {
    const next = await newCampaign({ startsOn: addDays(today(), 2) });
    await page.goto(`/campanhas/${next.permalink}`);
    await expect(state).toContainText(`Começa em ${formatDay(addDays(today(), 2))}`);
    await expect(page.getByRole("button", { name: "Copiar o código" })).toHaveCount(0);
  });
});

test("it can be read and given to without JavaScript", async ({ browser, newCampaign }) => {
  const { permalink, titulo } = await newCampaign({});
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/campanhas/${permalink}`);
  await expect(page.getByRole("heading", { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByLabel("Pix copia e cola")).toHaveValue(/^000201/);
  await expect(page.getByText(/R\$\s0,00 de R\$\s200,00/)).toBeVisible();
  await context.close();
});

test("its addresses: earlier titles redirect, the sitemap and search engines know it, a preview shows the bar", async ({
  page,
  request,
  headers,
  newCampaign,
}) => {
  const { _id, permalink } = await newCampaign({});
  const data = { ...draft(), titulo: `Outro nome ${Date.now()}` };
  const renamed = await request.put(`/api/campaigns/${_id}`, { headers, data });
  const { permalink: moved } = await renamed.json();
  await page.goto(`/campanhas/${permalink}`);
  await expect(page).toHaveURL(`/campanhas/${moved}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/campanhas/${moved}$`));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const action = texts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "DonateAction");
  expect(action).toMatchObject({ name: data.titulo, actionStatus: "https://schema.org/ActiveActionStatus" });
  expect(await (await request.get("/sitemap/campanhas-1.xml")).text()).toContain(`/campanhas/${moved}<`);
  const poster = await request.get(`/campanhas/${moved}/cartaz.pdf`);
  expect([poster.status(), poster.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await request.get("/campanhas/telhado-novo-para-o-salao/cartaz.pdf")).status()).toBe(404);
  const card = await request.get(`/cartao/campanhas/${moved}.jpg`);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  for (const address of ["nada", "pagina", "pagina/1", "pagina/999", "%00"])
    expect((await request.get(`/campanhas/${address}`)).status(), address).toBe(404);
});
