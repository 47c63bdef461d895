import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectFitsWidth, signIn, test } from "../fixtures";
import { newMark, send } from "./messages";

/** Selects a tab of the inbox and waits for it. */
async function show(page: Page, part: string) {
  await page.getByLabel("Mostrar").selectOption(part);
  const key = await page.getByLabel("Mostrar").inputValue();
  await expect(page).toHaveURL(new RegExp(`[?&]caixa=${key}$`));
}

test("a message is found, read, answered, marked, archived and taken back", async ({ page, request }) => {
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto("/messages");
  await page.getByRole("searchbox").fill(mark);
  await expect(page).toHaveURL(`/messages?q=${mark}`);
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([/^Não lida: Beto/, /^Não lida: Ana/]);

  const ana = page.getByRole("listitem").filter({ hasText: "Oi de Ana" });
  await ana.getByRole("button", { name: /Oi de Ana/ }).click();
  await expect(ana.getByRole("button", { name: /Oi de Ana/ })).toHaveAttribute("aria-expanded", "true");
  await expect(ana.getByText(`Texto ${mark}`)).toBeVisible();
  await expect(headings.last()).not.toContainText("Não lida");
  await expect(ana.getByText("Guardada só no painel")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ana.getByRole("button", { name: "Copiar e-mail" }).click();
  await expect(ana.getByText("Copiado!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("ana@example.com");
  await expect(ana.getByRole("link", { name: "Responder" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:ana@example\\.com\\?subject=Re%3A%20Oi%20de%20Ana&body=.*${mark}$`),
  );
  // Without a mail service no message can be sent.
  await expect(ana.getByRole("button", { name: /por e-mail/ })).toHaveCount(0);

  await ana.getByRole("button", { name: "Marcar como respondida" }).click();
  await expect(ana.getByText(/^Respondida por .+ em \d{2}-\d{2}-\d{4} às \d{2}:\d{2}$/)).toBeVisible();
  await show(page, "Por responder");
  await expect(headings).toHaveText([/Beto/]);
  await show(page, "Respondidas");
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Marcar como não respondida" }).click();
  await expect(headings).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer", exact: true }).first().click();
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: "Marcar como não respondida" }).click();
  await expect(headings).toHaveCount(0);
  await show(page, "Por responder");
  await expect(headings).toHaveText([/Beto/, /Ana/]);

  await show(page, "Não lidas");
  await expect(headings).toHaveText([/Beto/]);
  await show(page, "Lidas");
  await expect(headings).toHaveText([/^Ana/]);
  await page.reload();
  await expect(page.getByLabel("Mostrar")).toHaveValue("lidas");
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Marcar como não lida" }).click();
  await expect(headings).toHaveText([/^Não lida: Ana/]);

  await page.getByRole("button", { name: "Arquivar" }).click();
  await expect(page.getByText("Mensagem Arquivada")).toBeVisible();
  await show(page, "Arquivadas");
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Tirar do arquivo" }).click();
  await expect(page.getByText("De volta à caixa de entrada")).toBeVisible();
  await show(page, "Todas");
  await expect(headings).toHaveText([/Beto/, /Ana/]);
  await page.getByRole("searchbox").fill(`${mark} ninguém`);
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("the inbox is accessible", { tag: "@phone" }, async ({ page, request }) => {
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto(`/messages?q=${mark}`);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByLabel("Selecionar a mensagem de Beto").check();
  await expect(page.getByRole("link", { name: "Responder" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Excluir", exact: true }).first().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
  await page.keyboard.press("Escape");
  await expectFitsWidth(page);
});
