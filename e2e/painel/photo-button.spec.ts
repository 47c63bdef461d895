import { expect, inDatabase, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";

/** What the button that sends a photo says, and where the focus is meanwhile. */

const PHOTO = "e2e/files/foto.jpg";

test.beforeEach(({ page }) => signIn(page));

test("a photo that is chosen while a new item is being saved is refused in words, as it would be in none", async ({
  page,
}) => {
  const name = `Foto tarde demais ${Date.now()}`;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto("/addCalendars");
  await field("Ação").fill(name);
  await field("Data").fill("2031-03-04");
  await field("Horário").fill("08:30");
  await field("Local").fill("Praça");
  await page.getByRole("textbox", { name: "Programação" }).fill("Café");
  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
  const release = await holdRequests(page, "**/addCalendars");
  const sent = page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith("/addCalendars"));
  await page.getByRole("button", { name: "Adicionar à agenda", exact: true }).click();
  await sent;
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await page.getByLabel("Enviar fotos").setInputFiles(PHOTO);
  const refused = page.getByRole("alert").filter({ hasText: "A imagem ficou de fora" });
  await expect(refused).toHaveCount(2);
  release();
  await expect(field("Ação")).toHaveValue("");
  await expect(refused).toHaveCount(2);
  await expect(page.getByRole("group", { name: "Imagem", exact: true }).locator("img")).toHaveCount(0);
  await inDatabase('DELETE FROM "CalendarEvent" WHERE acoes = $1', [name]);
});

test("after the crop the focus is back at the button, and the end of the upload is announced", async ({ page }) => {
  // The dialog's code, which comes when it is asked for, has not heard who had the focus.
  await page.addInitScript(() => window.addEventListener("focus", (event) => event.stopImmediatePropagation(), true));
  await page.goto("/volunters/register");
  const button = page.locator("input[type=file]");
  await expect(button).toBeEnabled();
  await button.focus();
  const release = await holdRequests(page, "**/api/upload");
  await button.setInputFiles(PHOTO);
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await expect(button).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Enviando a imagem…" })).toBeAttached();
  release();
  await expect(page.getByRole("status").filter({ hasText: "Imagem enviada" })).toBeAttached();
  await expect(button).toBeFocused();
});
