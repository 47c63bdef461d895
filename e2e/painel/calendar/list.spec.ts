import type { APIRequestContext } from "@playwright/test";
import { addDays, formatDate } from "../../../lib/dates";
import { pressWithoutSession } from "../../ended-session";
import { expect, expectAccessible, inDatabase, signIn } from "../../fixtures";
import { agenda, card, day, openList, TIMEOUT_MS, test, visitorOf } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeEach(({ page }) => signIn(page));

/** The event's lines in the calendar feed. */
async function inFeed(request: APIRequestContext, id: string) {
  const file = await (await request.get("/agenda.ics")).text();
  return file.split("BEGIN:VEVENT").find((entry) => entry.includes(`UID:${id}@`));
}

test("a cancelled event stays, as cancelled; a disabled one is gone at once", async ({
  page,
  browser,
  mark,
  newEvent,
}) => {
  const visitor = await visitorOf(browser);
  const id = await newEvent();
  const name = `Mutirão ${mark}`;
  expect(await inFeed(visitor, id)).toContain("STATUS:CONFIRMED");

  await openList(page, mark);
  await card(page, name)
    .getByRole("button", { name: `Marcar como cancelado: ${name}` })
    .click();
  await expect(page.getByText("Evento cancelado", { exact: true })).toBeVisible();
  await expect(card(page, name).getByText("Cancelado", { exact: true })).toBeVisible();
  expect(await agenda(visitor)).toContain(name);
  expect(await (await visitor.get(`/agenda/${id}`)).text()).toContain("Esta ação foi cancelada");
  expect(await inFeed(visitor, id)).toContain("STATUS:CANCELLED");

  const toTheGroup = card(page, name).getByRole("link", { name: `Avisar no WhatsApp: ${name}` });
  const message = new URL((await toTheGroup.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain(`“${name}” não vai mais acontecer.`);
  expect(message).toContain(`/agenda/${id}`);

  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("Evento reativado")).toBeVisible();
  await expect(toTheGroup).toHaveCount(0);
  expect(await inFeed(visitor, id)).toContain("STATUS:CONFIRMED");

  await page.goto(`/calendars/${id}/edit`);
  await page.getByLabel("Vai acontecer?").selectOption("Não, foi cancelado");
  await expect(page.getByRole("complementary", { name: "Pré-visualização" })).toContainText("Cancelado");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await inFeed(visitor, id)).toContain("STATUS:CANCELLED");

  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect.poll(async () => (await visitor.get(`/agenda/${id}`)).status()).toBe(404);
  expect(await inFeed(visitor, id)).toBeUndefined();
  expect(await agenda(visitor)).not.toContain(name);
});

test("what somebody else had cancelled meanwhile, with a reason, cannot be undone from an older list", async ({
  page,
  mark,
  newEvent,
}) => {
  const id = await newEvent();
  const name = `Mutirão ${mark}`;
  await openList(page, mark);
  await inDatabase('UPDATE "CalendarEvent" SET cancelled = true, motivo = $2 WHERE id = $1', [
    id,
    "por causa da chuva",
  ]);
  await card(page, name)
    .getByRole("button", { name: `Marcar como cancelado: ${name}` })
    .click();
  await expect(page.getByText("Evento cancelado", { exact: true })).toBeVisible();
  await expect(card(page, name).getByText("por causa da chuva")).toBeVisible();
  await expect(page.getByRole("button", { name: "Desfazer", exact: true })).toHaveCount(0);
});

test("who cancels may say why, and who moves an event has the message for the group", { tag: "@phone" }, async ({
  page,
  browser,
  mark,
  newEvent,
}) => {
  const visitor = await visitorOf(browser);
  const id = await newEvent();
  const name = `Mutirão ${mark}`;
  const groupMessage = async (link: ReturnType<typeof page.getByRole>) =>
    new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";

  await test.step("Moved, the form has the message from what to what", async () => {
    await page.goto(`/calendars/${id}/edit`);
    await page.getByLabel("Local", { exact: true }).fill("Salão paroquial");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Está na agenda do site com a mudança. Avise o grupo:" });
    await expect(notice).toBeVisible();
    const text = await groupMessage(notice.getByRole("link", { name: "Enviar no WhatsApp" }));
    expect(text).toContain(`“${name}” mudou de local.`);
    expect(text).toMatch(/De: .+, Praça das Paineiras\nPara: .+, Salão paroquial\n/);
  });

  await test.step("Cancelled in the list, the reason is asked for, and everybody reads it", async () => {
    await openList(page, mark);
    await card(page, name)
      .getByRole("button", { name: `Marcar como cancelado: ${name}` })
      .click();
    await card(page, name).getByLabel("Por quê?").fill("por causa da chuva");
    await expectAccessible(page);
    const saveReason = card(page, name).getByRole("button", { name: "Salvar motivo" });
    await pressWithoutSession(saveReason);
    await saveReason.click();
    await expect(card(page, name).getByText("por causa da chuva")).toBeVisible();
    await expect(card(page, name).getByLabel("Por quê?")).toHaveCount(0);
    expect(await (await visitor.get(`/agenda/${id}`)).text()).toContain("por causa da chuva");
    expect(await agenda(visitor)).toContain("por causa da chuva");
    expect(await inFeed(visitor, id)).toContain("Cancelado: por causa da chuva");
    const text = await groupMessage(card(page, name).getByRole("link", { name: `Avisar no WhatsApp: ${name}` }));
    expect(text).toContain("Motivo: por causa da chuva");
  });

  await test.step("The form has it, too, and takes it away", async () => {
    await page.goto(`/calendars/${id}/edit`);
    await expect(page.getByLabel("Por quê?")).toHaveValue("por causa da chuva");
    await expect(page.getByRole("complementary", { name: "Pré-visualização" })).toContainText("por causa da chuva");
    await expectAccessible(page);
    await page.getByLabel("Vai acontecer?").selectOption("Sim, como planejado");
    await expect(page.getByLabel("Por quê?")).toHaveCount(0);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect(await (await visitor.get(`/agenda/${id}`)).text()).not.toContain("chuva");
  });
});

test("a copy is a week later, disabled, and open for editing", async ({ page, request, mark, newEvent }) => {
  const id = await newEvent();
  await openList(page, mark);
  await page.getByRole("button", { name: `Duplicar Mutirão ${mark}` }).click();
  await expect(page).toHaveURL(/\/calendars\/[\w-]+\/edit$/);
  await expect(page.getByText("Cópia criada. Confira a data e ative")).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.getByLabel("Ação", { exact: true })).toHaveValue(`Mutirão ${mark}`);
  await expect(page.getByLabel("Data", { exact: true })).toHaveValue(addDays(day, 7));
  await expect(page.getByLabel("Horário", { exact: true })).toHaveValue("08:30");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("false");
  const copy = new URL(page.url()).pathname.split("/")[2];
  expect((await request.get(`/agenda/${copy}`)).status()).toBe(404);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect.poll(async () => (await request.get(`/agenda/${copy}`)).status()).toBe(200);
});

test("events are found, filtered and ordered, several are switched, and one is deleted", async ({
  page,
  request,
  mark,
  newEvent,
}) => {
  const [first, second] = [`Almoço ${mark}`, `Bingo ${mark}`];
  const id = await newEvent(first);
  await newEvent(second);
  const names = page.getByRole("listitem").getByRole("heading", { level: 2 });
  await page.goto("/calendars");
  await page.getByRole("searchbox").fill(mark);
  await expect(names).toHaveCount(2);
  await page.getByLabel("Ordem").selectOption("A a Z");
  await expect(page).toHaveURL(/ordem=az/);
  await expect(names).toHaveText([first, second]);

  await page.getByLabel(`Escolher ${second}, ${formatDate(`${day}T12:00:00Z`)}`).check();
  await page.getByRole("button", { name: "Desabilitar" }).click();
  await expect(page.getByText("1 evento fora do site")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitados");
  await expect(names).toHaveText([second]);
  await page.reload();
  await expect(names).toHaveText([second]);

  await page.goto(`/calendars?q=${mark}`);
  await page.getByRole("button", { name: `Excluir ${first}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este evento?" });
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: `Excluir ${first}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Evento Excluído")).toBeVisible();
  await expect(names).toHaveText([second]);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(names).toHaveCount(2);
  expect((await request.get(`/agenda/${id}`)).status()).toBe(200);
  await page.getByRole("button", { name: `Excluir ${first}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(async () => (await request.get(`/agenda/${id}`)).status(), { timeout: 15_000 }).toBe(404);
});

test("an article that tells of an event begins with its title, day and place, and the next one is empty", async ({
  page,
  mark,
  newEvent,
}) => {
  await page.goto(`/addpost?evento=${await newEvent()}`);
  const title = page.getByLabel("Título", { exact: true });
  await expect(title).toHaveValue(`Mutirão ${mark}`);
  await expect(page.getByRole("textbox", { name: "Texto" })).toContainText(/-feira|sábado|domingo/i);
  await expect(page.getByRole("textbox", { name: "Texto" })).toContainText("Praça das Paineiras.");
  await page.getByLabel("Categoria").selectOption("Ações");
  await page.getByLabel("Status").selectOption("Desabilitado");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  await expect(title).toHaveValue("");
});
