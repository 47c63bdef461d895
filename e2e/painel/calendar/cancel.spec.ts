import type { APIRequestContext } from "@playwright/test";
import { pressWithoutSession } from "../../ended-session";
import { expect, expectAccessible, inDatabase, signIn, stepOnDesktop } from "../../fixtures";
import { agenda, card, openList, TIMEOUT_MS, test, visitorOf } from "./events";

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
  await expect(page.getByRole("button", { name: `Reativar: ${name}` })).toBeFocused();
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

test("what somebody else had cancelled meanwhile, with a reason, is not undone from an older list, and the reason comes back with an undo", async ({
  page,
  mark,
  newEvent,
}) => {
  const id = await newEvent();
  const name = `Mutirão ${mark}`;
  const undo = page.getByRole("button", { name: "Desfazer", exact: true });
  const cancelAs = (motivo: string) =>
    inDatabase('UPDATE "CalendarEvent" SET cancelled = true, motivo = $2 WHERE id = $1', [id, motivo]);
  await openList(page, mark);

  await test.step("Cancelled by both: one's own is no undo of theirs", async () => {
    await cancelAs("por causa da chuva");
    await card(page, name)
      .getByRole("button", { name: `Marcar como cancelado: ${name}` })
      .click();
    await expect(page.getByText("Evento cancelado", { exact: true })).toBeVisible();
    await expect(card(page, name).getByText("por causa da chuva")).toBeVisible();
    await expect(undo).toHaveCount(0);
  });

  await test.step("A reason given meanwhile comes back with the cancellation that is undone", async () => {
    await cancelAs("por causa do vento");
    await card(page, name)
      .getByRole("button", { name: `Reativar: ${name}` })
      .click();
    await expect(page.getByText("Evento reativado")).toBeVisible();
    await undo.click();
    await expect(page.getByText("Evento cancelado", { exact: true }).last()).toBeVisible();
    await expect(card(page, name).getByText("por causa do vento")).toBeVisible();
  });
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

  await stepOnDesktop("Moved, the form has the message from what to what", async () => {
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
    await expectAccessible(card(page, name));
    const saveReason = card(page, name).getByRole("button", { name: "Salvar motivo" });
    await pressWithoutSession(saveReason);
    await saveReason.click();
    await expect(card(page, name).getByText("por causa da chuva")).toBeVisible();
    await expect(card(page, name).getByLabel("Por quê?")).toHaveCount(0);
    await expect(card(page, name).getByRole("link", { name, exact: true })).toBeFocused();
    expect(await (await visitor.get(`/agenda/${id}`)).text()).toContain("por causa da chuva");
    expect(await agenda(visitor)).toContain("por causa da chuva");
    expect(await inFeed(visitor, id)).toContain("Cancelado: por causa da chuva");
    const text = await groupMessage(card(page, name).getByRole("link", { name: `Avisar no WhatsApp: ${name}` }));
    expect(text).toContain("Motivo: por causa da chuva");
  });

  await stepOnDesktop("The form has it, too, and takes it away", async () => {
    await page.goto(`/calendars/${id}/edit`);
    await expect(page.getByLabel("Por quê?")).toHaveValue("por causa da chuva");
    await expect(page.getByRole("complementary", { name: "Pré-visualização" })).toContainText("por causa da chuva");
    await expectAccessible(page.getByRole("main"));
    await page.getByLabel("Vai acontecer?").selectOption("Sim, como planejado");
    await expect(page.getByLabel("Por quê?")).toHaveCount(0);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect(await (await visitor.get(`/agenda/${id}`)).text()).not.toContain("chuva");
  });
});
