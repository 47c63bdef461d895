import { addDays, formatDate } from "../../../lib/dates";
import { expect, signIn } from "../../fixtures";
import { day, openList, TIMEOUT_MS, test } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeEach(({ page }) => signIn(page));

test("a copy is a week later, disabled, and open for editing", async ({ page, request, mark, newEvent }) => {
  const id = await newEvent();
  await openList(page, mark);
  await page.getByRole("button", { name: `Duplicar Mutirão ${mark}` }).click();
  // First: it is gone after two seconds.
  await expect(
    page.getByText("Cópia criada, ainda fora do site. Confira a data e mude o Status para “Ativo”"),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/calendars\/[\w-]+\/edit$/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByLabel("Ação", { exact: true })).toHaveValue(`Mutirão ${mark}`);
  await expect(page.getByLabel("Data", { exact: true })).toHaveValue(addDays(day, 7));
  await expect(page.getByLabel("Horário", { exact: true })).toHaveValue("08:30");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("false");
  const copy = new URL(page.url()).pathname.split("/")[2];
  expect((await request.get(`/agenda/${copy}`)).status()).toBe(404);
  await expect(page.getByText("Fora do site", { exact: true })).toBeInViewport();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Fora do site", { exact: true })).toHaveCount(0);
  await expect.poll(async () => (await request.get(`/agenda/${copy}`)).status()).toBe(200);
});

test("a copy whose answer got lost is made once", async ({ page, mark, newEvent }) => {
  await newEvent();
  await openList(page, mark);
  const duplicate = page.getByRole("button", { name: `Duplicar Mutirão ${mark}` });
  const isAction = ({ pathname }: URL) => pathname === "/calendars";
  await page.route(isAction, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await duplicate.click();
  await expect(page.getByText("Sem conexão com o servidor")).toBeVisible();
  await page.unroute(isAction);
  await duplicate.click();
  await expect(page).toHaveURL(/\/calendars\/[\w-]+\/edit$/);
  await page.goto(`/calendars?q=${mark}`);
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 })).toHaveCount(2);
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

  await page.getByLabel(`Selecionar ${second}, ${formatDate(`${day}T12:00:00Z`)}`).check();
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
  await expect.poll(async () => (await request.get(`/agenda/${id}`)).status()).toBe(404);
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
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  await expect(title).toHaveValue("");
});
