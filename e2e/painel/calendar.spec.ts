import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { addDays, dateInWords, formatDate, wallClock } from "../../lib/dates";
import { expect, expectAccessible, signIn, test } from "../fixtures";

const today = wallClock(new Date()).day;
/** After the sample events, so that none of these is the next one, which other tests look at. */
const day = addDays(today, 40);
const month = day.slice(0, 7);
const inWords = (of: string) => dateInWords(`${of}T12:00:00-03:00`);

// Each signs in, saves several times and looks at what visitors see.
test.describe.configure({ timeout: 90_000 });

let mark: string;
let api: { request: APIRequestContext; headers: { authorization: string } };

test.beforeEach(async ({ page, request, token }) => {
  mark = `lontra${Date.now()}${test.info().workerIndex}`;
  api = { request, headers: { authorization: `Bearer ${token}` } };
  await signIn(page);
});

// Visitors see no event of a test that is over.
test.afterEach(async () => {
  const { request, headers } = api;
  const { calendars } = await (await request.get(`/api/calendars/all?keyword=${mark}`, { headers })).json();
  for (const { _id } of calendars) await request.delete(`/api/calendars/${_id}`, { headers });
});

/** Writes an event into the form. */
async function fill(page: Page, fields: Record<string, string> = {}) {
  const values = { Ação: `Mutirão ${mark}`, Horário: "08:30", Local: "Praça das Paineiras", ...fields };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("textbox", { name: "Programação" }).fill("Café\nPintura do muro");
}

/** A new event, not made on the screen; answers with its id. */
async function newEvent(name = `Mutirão ${mark}`): Promise<string> {
  const [ano, mes, dia] = day.split("-").map(Number);
  const data = { ano, mes, dia, hora: "08:30", acoes: name };
  const answer = await api.request.post("/api/calendars", {
    headers: api.headers,
    data: { ...data, local: "Praça das Paineiras", eventos: "Café\nPintura do muro" },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json())._id;
}

/** The list with the events of this test alone. */
const openList = (page: Page) => page.goto(`/calendars?q=${mark}`);

/** The form of the event: the screens that one came from stay in the page, hidden. */
const form = (page: Page) => page.locator("form:visible").filter({ has: page.getByLabel("Horário", { exact: true }) });

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** The agenda's first pages: other tests' events come and go among ours. */
async function agenda(visitor: APIRequestContext) {
  const pages = ["/agenda", "/agenda/pagina/2", "/agenda/pagina/3"].map(async (page) =>
    (await visitor.get(page)).text(),
  );
  return (await Promise.all(pages)).join();
}

/** The event's lines in the feed that people subscribe to. */
async function inFeed(request: APIRequestContext, id: string) {
  const file = await (await request.get("/agenda.ics")).text();
  return file.split("BEGIN:VEVENT").find((entry) => entry.includes(`UID:${id}@`));
}

async function visitorOf(browser: Browser) {
  const context = await browser.newContext();
  return context.request;
}

test("an administrator writes an event, and visitors see it at once", async ({ page, browser }) => {
  const visitor = await visitorOf(browser);
  await visitor.get("/agenda"); // the page is cached now
  await page.goto("/calendars");
  await page.getByRole("link", { name: "Novo evento", exact: true }).click();
  await expect(page).toHaveURL("/addCalendars");
  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await expect(preview).toContainText("Nome da ação");
  await expect(preview.locator("img")).toHaveAttribute("src", "/default.jpg");

  await page.getByRole("button", { name: "Adicionar à agenda" }).click();
  for (const message of ["a ação", "a data", "o horário", "o local", "a programação"])
    await expect(form(page).getByText(`Informe ${message}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Ação", { exact: true })).toBeFocused();

  await page.getByLabel("Data", { exact: true }).fill("0206-10-12");
  await expect(form(page).getByText("O ano vai de 2000 a 2100")).toBeVisible();
  await page.getByLabel("Data", { exact: true }).fill("2023-10-12");
  await expect(form(page)).toContainText("quinta-feira, 12 de outubro de 2023. Esta data já passou.");
  await expect(preview.locator("time")).toContainText("Out de 2023");
  await page.getByLabel("Data", { exact: true }).fill(day);
  await fill(page);
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
  expect(await (await visitor.get("/agenda.ics")).text()).toContain(`Mutirão ${mark}`);
});

test("an edit shows at once, and says what is wrong", async ({ page, request }) => {
  const id = await newEvent();
  await page.goto(`/calendars/${id}/edit`);
  await expect(page.getByLabel("Data", { exact: true })).toHaveValue(day);
  await expect(page.getByLabel("Horário", { exact: true })).toHaveValue("08:30");
  await expect(page.getByRole("textbox", { name: "Programação" })).toHaveValue("Café\nPintura do muro");
  await page.getByLabel("Local").fill("");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Informe o local")).toBeVisible();
  await page.getByLabel("Local").fill("Salão da associação");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  expect(await (await request.get(`/agenda/${id}`)).text()).toContain("Salão da associação");
  await page.goto("/calendars/nada/edit");
  await expect(page.getByText("ERROR 404")).toBeVisible();
});

test("a cancelled event stays, as cancelled; a disabled one is gone at once", async ({ page, browser }) => {
  const visitor = await visitorOf(browser);
  const id = await newEvent();
  const name = `Mutirão ${mark}`;
  expect(await inFeed(visitor, id)).toContain("STATUS:CONFIRMED");

  await openList(page);
  await card(page, name)
    .getByRole("button", { name: `Marcar como cancelado: ${name}` })
    .click();
  await expect(page.getByText("Evento cancelado", { exact: true })).toBeVisible();
  await expect(card(page, name).getByText("Cancelado", { exact: true })).toBeVisible();
  expect(await agenda(visitor)).toContain(name);
  expect(await (await visitor.get(`/agenda/${id}`)).text()).toContain("Esta ação foi cancelada");
  expect(await inFeed(visitor, id)).toContain("STATUS:CANCELLED");

  await card(page, name)
    .getByRole("button", { name: `Reativar: ${name}` })
    .click();
  await expect(page.getByText("Evento reativado")).toBeVisible();
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

test("the month shows the events, and a day begins a new one", { tag: "@phone" }, async ({ page }) => {
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
  await expect(view.getByRole("link", { name: `Novo evento em ${inWords(today)}` })).toHaveAttribute(
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

test("a copy is a week later, disabled, and open for editing", async ({ page, request }) => {
  const id = await newEvent();
  await openList(page);
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

test("events are found, filtered and ordered, several are switched, and one is deleted", async ({ page, request }) => {
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

test("what is typed survives a reload, and nobody is overwritten unseen", async ({ page, context }) => {
  await page.goto(`/addCalendars?dia=${addDays(day, 2)}`);
  await fill(page);
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

test("a session that ended loses nothing", async ({ page, context }) => {
  const id = await newEvent();
  await page.goto(`/calendars/${id}/edit`);
  await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
  await page.getByLabel("Local").fill("Sem sessão");
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(form(page).getByRole("alert")).toContainText(
    "Não Autorizado, o token falhou! Entre de novo em outra aba",
  );
  await expect(page.getByLabel("Local")).toHaveValue("Sem sessão");
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
});

test("is accessible and fits", { tag: "@phone" }, async ({ page }) => {
  const id = await newEvent();
  await openList(page);
  await card(page, `Mutirão ${mark}`)
    .getByRole("button", { name: /^Marcar como cancelado/ })
    .click();
  await expect(card(page, `Mutirão ${mark}`).getByText("Cancelado", { exact: true })).toBeVisible();
  for (const address of [`/calendars?mes=${month}`, `/addCalendars?dia=${day}`, `/calendars/${id}/edit`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByLabel("Local").fill("");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Informe o local")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/calendars?q=${mark}`);
  await page.getByRole("button", { name: /^Excluir / }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});
