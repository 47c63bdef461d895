import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectFitsWidth, test } from "../fixtures";

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
const mark = () => `Doralice${Date.now()}${Math.floor(Math.random() * 1000)}`;

const amount = (page: Page) => page.getByRole("textbox", { name: "Valor do Pix, em reais" });
const donor = (page: Page) => page.getByLabel("Seu nome");
const SEND = { name: "Enviar o aviso" };

/** That the claim arrived, and is in no public figure. */
async function expectThanks(page: Page, name: string) {
  await expect(page).toHaveURL("/doar/avisado");
  await expect(page.getByRole("heading", { level: 1, name: "Recebemos o seu aviso. Obrigado!" })).toBeVisible();
  await expect(page.getByText("A doação aparece na transparência depois de conferida")).toBeVisible();
  expect(await (await page.request.get(`/api/donations?keyword=${name}`)).json()).toMatchObject({ total: 0 });
}

test("who has given tells of it, and what was typed survives a mistake", { tag: "@phone" }, async ({ page }) => {
  const name = mark();
  await page.goto("/doar/50#codigo");
  await page.getByText("Já doou? Avise a gente, se quiser").click();
  await expect(amount(page)).toHaveValue("50"); // of the code above
  await amount(page).fill("muito");
  await page.getByLabel("Dia do Pix").fill(today());
  await page.getByLabel("O meu nome pode aparecer na transparência").check();
  await page.getByRole("button", SEND).click();
  await expect(amount(page)).toHaveAccessibleDescription("Informe um valor em reais, como 35 ou 35,50");
  await expect(amount(page)).toBeFocused();
  await expect(donor(page)).toHaveAccessibleDescription("Para publicar o nome, escreva o nome");
  await expect(amount(page)).toHaveValue("muito");
  await expectAccessible(page.locator("form", { has: donor(page) }));
  await amount(page).fill("50");
  await donor(page).fill(name);
  await page.getByLabel("E-mail ou telefone").fill("doralice@example.com");
  await page.getByRole("button", SEND).click();
  await expectThanks(page, name);
});

test("the page of the form is there on its own, and on that of every month", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/doar/avisar");
  await expect(page.getByRole("heading", { level: 1, name: "Avise que doou" })).toBeVisible();
  await expectFitsWidth(page);
  await page.goto("/doar/todo-mes");
  await expect(page.getByRole("link", { name: "Compartilhar no WhatsApp" })).toHaveAttribute(
    "href",
    /wa\.me\/\?text=Doe%20todo%20m%C3%AAs.*doar%2Ftodo-mes$/,
  );
  await page.getByText("Já doou? Avise a gente, se quiser").click();
  await expect(page.getByRole("button", SEND)).toBeVisible();
  await expectAccessible(page.locator("form", { has: donor(page) }));
  expect(await page.getByRole("main").textContent()).not.toContain("Pix Automático");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, and bad input comes back as it was", async ({ page }) => {
    const name = mark();
    await page.goto("/doar/avisar");
    await amount(page).fill("0,10");
    await page.getByLabel("Dia do Pix").fill(today());
    await donor(page).fill(name);
    await page.getByLabel("O meu nome pode aparecer na transparência").check();
    await page.getByRole("button", SEND).click();
    await expect(page.getByRole("heading", { name: "O seu aviso ainda não foi enviado" })).toBeVisible();
    await expect(amount(page)).toHaveAccessibleDescription("O valor pode ir de R$ 1,00 a R$ 100.000,00");
    await expect(donor(page)).toHaveValue(name);
    await expect(page.getByLabel("Dia do Pix")).toHaveValue(today());
    await expect(page.getByLabel("O meu nome pode aparecer na transparência")).toBeChecked();
    await amount(page).fill("20");
    await page.getByRole("button", SEND).click();
    await expectThanks(page, name);
  });
});

test("another site's form, a robot and a flood of text leave nothing", async ({ request, page }) => {
  const form = { amount: "20", date: today(), donor: mark() };
  const post = (extra: object, headers = {}) =>
    request.post("/doar/avisar/formulario", { form: { ...form, ...extra }, headers, maxRedirects: 0 });
  const refused = await post({}, { "sec-fetch-site": "cross-site" });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("Este formulário só pode ser enviado pelo nosso próprio site");
  expect((await post({ website: "x" })).headers().location).toBe("/doar/avisado");
  expect((await post({ contact: "x".repeat(200_000) })).status()).toBe(413);
  // The document that answers a browser without JavaScript is accessible, too.
  const html = await (await post({ amount: "x" })).text();
  await page.route("/doar/avisar", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/doar/avisar");
  await expect(page.getByRole("heading", { name: "O seu aviso ainda não foi enviado" })).toBeVisible();
  await expectAccessible(page);
});
