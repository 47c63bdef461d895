import type { Page } from "@playwright/test";
import { addDays } from "../../../lib/dates";
import { expect, signIn } from "../../fixtures";
import { agenda, day, form, TIMEOUT_MS, test, visitorOf } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeEach(({ page }) => signIn(page));

/** Fills in the form. */
async function fill(page: Page, mark: string) {
  const values = { Ação: `Mutirão ${mark}`, Horário: "08:30", Local: "Praça das Paineiras" };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("textbox", { name: "Programação" }).fill("Café\nPintura do muro");
}

/** Date and time stand apart on the smallest phones. */
async function expectApart(page: Page) {
  const window = page.viewportSize();
  for (const width of [320, 360, 375, 430]) {
    await page.setViewportSize({ width, height: 700 });
    const fields = [];
    for (const label of ["Data", "Horário"]) fields.push(await page.getByLabel(label, { exact: true }).boundingBox());
    fields.push(await page.getByLabel("Termina às").boundingBox());
    for (const [index, field] of fields.slice(1).entries()) {
      const before = fields[index];
      if (!before || !field) throw new Error("a field is not there");
      const apart = before.x + before.width < field.x || before.y + before.height < field.y;
      expect(apart, `${width} px`).toBe(true);
    }
  }
  if (window) await page.setViewportSize(window);
}

test("an administrator writes an event, and visitors see it at once", async ({ page, browser, mark }) => {
  const visitor = await visitorOf(browser);
  await visitor.get("/agenda"); // caches the page
  await page.goto("/calendars");
  await page.getByRole("link", { name: "Novo evento", exact: true }).click();
  await expect(page).toHaveURL("/addCalendars");
  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await expect(preview).toContainText("Nome da ação");
  await expect(preview.locator("img")).toHaveAttribute("src", "/default.jpg");
  await expectApart(page);

  await page.getByRole("button", { name: "Adicionar à agenda" }).click();
  for (const message of ["a ação", "a data, como 12/10/2026", "o horário", "o local", "a programação"])
    await expect(form(page).getByText(`Informe ${message}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Ação", { exact: true })).toBeFocused();

  await page.getByLabel("Data", { exact: true }).fill("0206-10-12");
  await expect(form(page).getByText("O ano vai de 2000 a 2100")).toBeVisible();
  await page.getByLabel("Data", { exact: true }).fill("2023-10-12");
  await expect(form(page)).toContainText("quinta-feira, 12 de outubro de 2023. Esta data já passou.");
  await expect(preview.locator("time")).toContainText("Out de 2023");
  await page.getByLabel("Data", { exact: true }).fill(day);
  await fill(page, mark);
  await page.getByLabel("Termina às").fill("07:00");
  await expect(form(page).getByText("No dia seguinte.")).toBeVisible();
  await page.getByRole("button", { name: "Adicionar à agenda" }).click();
  await expect(form(page).getByText("Confira o término: ele vem antes do início")).toBeVisible();
  await page.getByLabel("Termina às").fill("12:00");
  await expect(preview).toContainText("08:30 às 12:00");
  await page.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.jpg");
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await page.getByLabel("Descrição da imagem").fill("Pessoas pintando um muro");
  await expect(preview.getByRole("heading", { name: `Mutirão ${mark}` })).toBeVisible();
  await expect(preview.getByRole("listitem").filter({ hasText: /^Pintura do muro$/ })).toBeVisible();
  await expect(preview.getByRole("img", { name: "Pessoas pintando um muro" })).toBeVisible();
  await expect(preview.getByRole("link")).toHaveCount(0);

  await page.getByRole("button", { name: "Adicionar à agenda" }).click();
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  await expect(page.getByLabel("Ação", { exact: true })).toHaveValue("");
  expect(await agenda(visitor)).toContain(`Mutirão ${mark}`);
  const file = await (await visitor.get("/agenda.ics")).text();
  expect(file).toMatch(
    new RegExp(`DTEND;TZID=America/Sao_Paulo:\\d{8}T120000\\r\\n(?:.+\\r\\n)*SUMMARY:Mutirão ${mark}`),
  );
});

test("what is typed survives a reload, and nobody is overwritten unseen", async ({ page, context, mark, newEvent }) => {
  await page.goto(`/addCalendars?dia=${addDays(day, 2)}`);
  await fill(page, mark);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Recuperamos o que você tinha escrito")).toBeVisible();
  await expect(page.getByLabel("Local")).toHaveValue("Praça das Paineiras");
  await page.goto(`/addCalendars?dia=${addDays(day, 1)}`);
  await expect(page.getByLabel("Data", { exact: true })).toHaveValue(addDays(day, 1));
  await expect(page.getByLabel("Local")).toHaveValue("");

  const id = await newEvent();
  await page.goto(`/calendars/${id}/edit`);
  const colleague = await context.newPage();
  await colleague.goto(`/calendars/${id}/edit`);
  await colleague.getByLabel("Local").fill("Salão da colega");
  await colleague.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(colleague.getByText("Artigo Atualizado")).toBeVisible();
  await page.getByLabel("Local").fill("Meu salão");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/alterou este item em/)).toBeVisible();
  await expect(page.locator("dl")).toContainText("Salão da colega");
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
});
