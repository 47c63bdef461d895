import { currentDay, formatLongDate } from "../../../lib/dates";
import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn } from "../../fixtures";
import { card, day, form, month, openList, TIMEOUT_MS, test } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeEach(({ page }) => signIn(page));

const inWords = (of: string) => formatLongDate(`${of}T12:00:00-03:00`);

test("the month shows the events, and a day begins a new one", { tag: "@phone" }, async ({ page, mark, newEvent }) => {
  const id = await newEvent();
  await page.goto(`/calendars?mes=${month}&status=ativos`);
  const view = page.getByRole("region", { name: /^Eventos de / });
  await view.getByRole("link", { name: `08:30 Mutirão ${mark}` }).click();
  await expect(page).toHaveURL(`/calendars/${id}/edit`);
  await page.goBack();

  const heading = view.getByRole("heading", { level: 2 });
  const shown = (await heading.textContent()) ?? "";
  await view.getByRole("link", { name: /^Próximo mês/ }).click();
  await expect(heading).not.toHaveText(shown);
  await expect(page).toHaveURL(/status=ativos&mes=\d{4}-\d{2}$/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitados");
  await expect(page).toHaveURL(/status=desabilitados&mes=\d{4}-\d{2}$/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativos");
  await view.getByRole("link", { name: /^Mês anterior/ }).click();
  await expect(heading).toHaveText(shown);
  await view.getByRole("link", { name: "Hoje" }).click();
  await expect(view.getByRole("link", { name: `Novo evento em ${inWords(currentDay())}` })).toHaveAttribute(
    "aria-current",
    "date",
  );

  await page.goto(`/calendars?mes=${month}`);
  const other = `${month}-15`;
  const link = view.getByRole("link", { name: `Novo evento em ${inWords(other)}` });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/addCalendars?dia=${other}`);
  await expect(page.getByLabel("Data", { exact: true })).toHaveValue(other);
  await expect(form(page)).toContainText(inWords(other));
});

test("is accessible and fits; a disabled event is told from others in words", { tag: "@phone" }, async ({
  page,
  mark,
  newEvent,
}) => {
  const id = await newEvent();
  await inDatabase('UPDATE "CalendarEvent" SET cancelled = true WHERE id = $1', [id]);
  await inDatabase('UPDATE "CalendarEvent" SET active = false WHERE id = $1', [await newEvent(`Bingo ${mark}`)]);
  const disabled = page.getByRole("link", { name: `08:30 Bingo ${mark} (desabilitado)` });
  for (const address of [`/addCalendars?dia=${day}`, `/calendars?mes=${month}`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsWidth(page);
  }
  await expect(disabled).toBeVisible();
  await expect(disabled.locator(".sr-only")).toHaveCount(0); // nor by a colour or for screen readers alone
  await page.goto(`/calendars/${id}/edit`);
  await expectFitsWidth(page);
  await page.getByLabel("Local").fill("");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Informe o local")).toBeVisible();
  await expectAccessible(page);
  await openList(page, mark);
  await expect(card(page, `Mutirão ${mark}`).getByText("Cancelado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Excluir Mutirão ${mark}` }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
});
