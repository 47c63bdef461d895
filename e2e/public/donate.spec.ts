import { extractText } from "unpdf";
import { expect, expectAccessible, expectFitsWidth, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { offeredPix } from "./offered-pix";

test("who would rather give food is led to what is missing", async ({ page }) => {
  await page.goto("/doar");
  await page.getByRole("main").getByRole("link", { name: "do que precisamos" }).click();
  await expect(page).toHaveURL("/precisamos");
});

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
  await page.getByRole("textbox", { name: "Outro valor, em reais" }).fill("x");
  await page.getByRole("button", { name: "Gerar código" }).click();
  await expect(page.getByText("Informe um valor em reais, como 35 ou 35,50")).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
});
