import { expect, signIn, test } from "../fixtures";
import { type Nova, startNova } from "../harness/nova";
import { optional, save } from "./screen";

// A product of its own, without sample data.

let nova: Nova;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  nova = await startNova({ prepared: "empty", env: { SAMPLE_DATA: "0" } });
});
test.afterAll(() => nova?.stop());

test("the dashboard says that the Pix key is still the sample's, until there is another", async ({ browser }) => {
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
  await context.close();
});
