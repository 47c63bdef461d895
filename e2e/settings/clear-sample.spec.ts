import { admin, expect, signIn, test } from "../fixtures";
import { type Nova, startNova } from "../harness/nova";
import { optional, save } from "./screen";

// A product of its own, as other tests need the sample data.
test.describe.configure({ mode: "serial" });

let nova: Nova;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  nova = await startNova({ prepared: "sample" });
});
test.afterAll(() => nova?.stop());

test("the sample goes at once, and the keyboard goes on from the heading", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await (await browser.newContext({ baseURL: nova.url })).newPage();
  await signIn(page);
  await page.goto("/painel");
  const clear = page.getByRole("button", { name: "Apagar os exemplos" });
  await clear.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar os exemplos" }).press("Enter");
  await expect(page.getByText("Exemplos Apagados")).toBeVisible();
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: admin.name })).toBeFocused();
  await page.context().close();
});

test("without it the dashboard says that the Pix key and contacts are still the sample's, until there are others", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/painel");
  const notice = page.getByText("A chave Pix do site ainda é a de exemplo");
  await expect(notice).toBeVisible();
  await notice.getByRole("link", { name: "Trocar a chave" }).click();
  await expect(page).toHaveURL(/\/settings#doacoes$/);
  await expect(optional(page, "Chave Pix")).toBeEnabled();
  await optional(page, "Chave Pix").fill("12345678909");
  await save(page);
  await page.goto("/painel");
  await expect(page.getByText("Bem-vindo(a)")).toBeVisible();
  await expect(notice).toHaveCount(0);

  const contacts = page.getByText("O site ainda mostra contatos de exemplo");
  await expect(contacts).toContainText("o telefone, o WhatsApp e o Instagram");
  await contacts.getByRole("link", { name: "Trocar os contatos" }).click();
  await expect(page).toHaveURL(/\/settings#contatos$/);
  await expect(optional(page, "Número do WhatsApp")).toBeEnabled();
  await optional(page, "Número do WhatsApp").fill("34991234567");
  await save(page);
  await page.goto("/painel");
  await expect(contacts).toContainText("o telefone e o Instagram");
  await context.close();
});
