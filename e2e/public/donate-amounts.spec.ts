import { expect, test } from "../fixtures";
import { offeredPix } from "./offered-pix";

test("suggested amounts and any other have a code of their own", async ({ page }) => {
  await page.goto("/doar");
  const amounts = page.getByRole("navigation", { name: "Valores para doar" });
  await amounts.getByRole("link", { name: "R$ 50" }).click();
  await expect(page).toHaveURL("/doar/50#codigo");
  await expect(page.getByRole("img", { name: "Código QR do Pix, R$ 50" })).toBeVisible();
  await expect(amounts.getByRole("link", { name: "R$ 50" })).toHaveAttribute("aria-current", "page");
  expect((await offeredPix(page)).pix).toMatchObject({ transactionAmount: 50 });

  const other = page.getByRole("textbox", { name: "Outro valor, em reais" });
  await other.fill("muito");
  await page.getByRole("button", { name: "Gerar código" }).click();
  await expect(other).toHaveAccessibleDescription("Informe um valor em reais, como 35 ou 35,50");
  await expect(other).toHaveValue("muito");
  await expect(other).toBeFocused();
  await other.fill("R$ 1.234,5");
  await other.press("Enter");
  await expect(page).toHaveURL("/doar/1234%2C50#codigo");
  await expect(page.getByRole("img", { name: "Código QR do Pix, R$ 1.234,50" })).toBeVisible();
  expect((await offeredPix(page)).pix).toMatchObject({ transactionAmount: 1234.5 });
  await expect(page.getByRole("heading", { name: "Depois que você doa" })).toBeVisible();
});

test("what the amounts do is said below them, and leads to their codes", async ({ page }) => {
  await page.goto("/doar");
  await expect(page.getByRole("main")).toContainText("O que seu Pix faz");
  await page.getByRole("link", { name: "R$ 20 doze cafés com pão na praça" }).click();
  await expect(page).toHaveURL("/doar/20#codigo");
});

test("an amount has one address, and what is none leads nowhere", async ({ request }) => {
  for (const address of ["/doar/20", "/doar/35,50", "/doar/100000"])
    expect((await request.get(address)).status(), address).toBe(200);
  for (const address of ["/doar/20,00", "/doar/0", "/doar/abc", "/doar/100001", "/doar/-5", "/doar/1.000"])
    expect((await request.get(address)).status(), address).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("any amount can be chosen", async ({ page }) => {
    await page.goto("/doar");
    await page.getByRole("textbox", { name: "Outro valor, em reais" }).fill("35,50");
    await page.getByRole("button", { name: "Gerar código" }).click();
    await expect(page).toHaveURL("/doar/35%2C50#codigo");
    expect((await offeredPix(page)).pix).toMatchObject({ transactionAmount: 35.5 });
    await page.getByRole("textbox", { name: "Outro valor, em reais" }).fill("muito");
    await page.getByRole("button", { name: "Gerar código" }).click();
    await expect(page).toHaveURL("/doar/outro-valor");
    await expect(page.getByRole("textbox", { name: "Outro valor, em reais" })).toHaveAccessibleDescription(
      /^Informe um valor em reais/,
    );
  });
});
