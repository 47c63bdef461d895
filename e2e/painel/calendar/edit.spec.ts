import { expect, signIn } from "../../fixtures";
import { day, form, TIMEOUT_MS, test } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeEach(({ page }) => signIn(page));

test("an edit shows at once, and says what is wrong", async ({ page, request, newEvent }) => {
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

test("a session that ended loses nothing", async ({ page, context, newEvent }) => {
  const id = await newEvent();
  await page.goto(`/calendars/${id}/edit`);
  await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
  await page.getByLabel("Local").fill("Sem sessão");
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(form(page).getByRole("alert")).toContainText("A sua sessão terminou. Entre de novo em outra aba");
  await expect(page.getByLabel("Local")).toHaveValue("Sem sessão");
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
});

test("what somebody else removes meanwhile is restored from the bin, and saved", async ({
  page,
  context,
  request,
  headers,
  mark,
  newEvent,
}) => {
  const id = await newEvent();
  await page.goto(`/calendars/${id}/edit`);
  await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
  await page.getByLabel("Local").fill("Depois da lixeira");
  expect((await request.delete(`/api/calendars/${id}`, { headers })).status()).toBe(200);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const opened = context.waitForEvent("page");
  await form(page).getByRole("alert").getByRole("link", { name: "Lixeira" }).click();
  const bin = await opened;
  await bin.getByRole("button", { name: `Restaurar Mutirão ${mark}` }).click();
  await expect(bin.getByText("Restaurado").first()).toBeVisible();
  await bin.close();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
});

test("date and time stand apart on the smallest phones", async ({ page }) => {
  await page.goto("/addCalendars");
  await expect(page.getByLabel("Horário", { exact: true })).toBeEnabled();
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
});
