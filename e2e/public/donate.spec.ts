import { parsePix } from "pix-utils";
import { extractText } from "unpdf";
import { expect, expectAccessible, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";

/** The Pix code that the page offers to copy, decoded independently. */
async function offeredPix(page: import("@playwright/test").Page) {
  const code = await page.getByRole("main").getByRole("textbox", { name: "Pix copia e cola" }).inputValue();
  return { code, pix: parsePix(code) };
}

for (const address of ["/", "/contato", "/doar"]) {
  test(`${address} offers Pix, with the name that must appear, and the code is copied by keyboard`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByText("Confira o nome antes de confirmar").first()).toBeVisible();
    await expect(main.getByRole("img", { name: "Código QR do Pix, valor livre" })).toBeVisible();
    const { code, pix } = await offeredPix(page);
    expect(pix).toMatchObject({ merchantName: "Projeto Nova", merchantCity: "Uberlandia", transactionAmount: 0 });
    const copy = main.getByRole("button", { name: "Copiar o código" });
    await expect(copy).toBeEnabled();
    await copy.focus();
    await page.keyboard.press("Enter");
    await expect(main.getByText("Copiado!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    // The sample's key is marked as an example, so that nobody pays to it.
    await expect(main.getByText("esta chave é um exemplo e não recebe dinheiro")).toBeVisible();
  });
}

test("the code is copied on a page that the browser has translated, too", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/doar");
  const copy = page.locator("#codigo button");
  // As Chrome does it: the text is another one, in an element of its own.
  await copy.evaluate((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const translated = document.createElement("font");
      translated.textContent = "Copy the code";
      text.replaceWith(translated);
    }
  });
  await copy.click();
  await expect(page.getByText("Copiado!")).toBeVisible();
  await expect(copy).toHaveText("Copy the code");
});

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

for (const javaScriptEnabled of [true, false])
  test(`a phone is offered the code before the QR code, which is folded, ${javaScriptEnabled ? "with" : "without"} JavaScript`, {
    tag: "@phone-only",
  }, async ({ browser }) => {
    // At once, as a press ends a smooth scroll on its way.
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/doar/20#codigo");
    const qr = page.getByRole("img", { name: "Código QR do Pix, R$ 20" });
    const copy = page.getByRole("button", { name: "Copiar o código" });
    await expect(qr).toBeHidden();
    if (javaScriptEnabled) {
      await expect(copy).toBeInViewport();
      const [button, box] = [
        await copy.boundingBox(),
        await page.getByRole("textbox", { name: "Pix copia e cola" }).boundingBox(),
      ];
      expect(button?.width).toBe(box?.width);
    } else await expect(copy).toBeHidden();
    const show = page.getByText("Mostrar QR");
    await expect(show).toBeInViewport(); // the page has scrolled to its part
    await show.click();
    await expect(qr).toBeInViewport();
    await context.close();
  });

test("who wants to give every month finds the key, the steps and a reminder", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/doar");
  await page.getByRole("link", { name: "Agende no seu banco" }).click();
  await expect(page).toHaveURL("/doar/todo-mes");
  await expect(page.getByRole("heading", { level: 1, name: "Doe todo mês" })).toBeVisible();
  await page.getByRole("button", { name: "Copiar a chave" }).click();
  await expect(page.getByText("Copiado!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("doe@projetonova.example");
  const reminder = await page.getByRole("link", { name: "Dia 10", exact: true }).getAttribute("href");
  const file = await request.get(String(reminder));
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:\d{6}10\r\n/);
  expect((await request.get("/doar/todo-mes/6/lembrete.ics")).status()).toBe(404);
});

test("a poster with the code is there to print", async ({ page, request }) => {
  await page.goto("/doar");
  const href = await page.getByRole("link", { name: "Cartaz para imprimir" }).getAttribute("href");
  const file = await request.get(String(href));
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="cartaz.pdf"',
  });
  const { text } = await extractText(new Uint8Array(await file.body()), { mergePages: true });
  expect(text.replace(/\s+/g, " ")).toContain("Confira no aplicativo do banco");
});

test("the page about giving is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/doar/20");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Outro valor, em reais" }).fill("x");
  await page.getByRole("button", { name: "Gerar código" }).click();
  await expect(page.getByText("Informe um valor em reais, como 35 ou 35,50")).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});
