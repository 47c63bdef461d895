import { expect, signIn } from "../../fixtures";
import { day, form, TIMEOUT_MS, test } from "./events";

test.describe.configure({ timeout: TIMEOUT_MS });

test("an edit shows at once, says what is wrong, and is lost neither without a session nor in the bin", async ({
  page,
  context,
  request,
  headers,
  mark,
  newEvent,
}) => {
  const id = await newEvent();
  const place = page.getByLabel("Local");
  const save = page.getByRole("button", { name: "Salvar alterações" });
  const expectSaved = (local: string) =>
    expect.poll(async () => (await (await request.get(`/agenda/${id}`)).text()).includes(local)).toBe(true);
  await signIn(page);
  await page.goto(`/calendars/${id}/edit`);

  await test.step("What is wrong is said, what is right is on the site at once", async () => {
    await expect(page.getByLabel("Data", { exact: true })).toHaveValue(day);
    await expect(page.getByLabel("Horário", { exact: true })).toHaveValue("08:30");
    await expect(page.getByRole("textbox", { name: "Programação" })).toHaveValue("Café\nPintura do muro");
    await place.fill("");
    await save.click();
    await expect(page.getByText("Informe o local")).toBeVisible();
    await place.fill("Salão da associação");
    await save.click();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect(await (await request.get(`/agenda/${id}`)).text()).toContain("Salão da associação");
  });

  await test.step("A session that ended loses nothing", async () => {
    await place.fill("Sem sessão");
    const cookies = await context.cookies();
    await context.clearCookies();
    await save.click();
    await expect(form(page).getByRole("alert")).toContainText("A sua sessão terminou. Entre de novo em outra aba");
    await expect(place).toHaveValue("Sem sessão");
    await context.addCookies(cookies);
    await save.click();
    await expectSaved("Sem sessão");
    await expect(save).toBeEnabled();
  });

  await test.step("What somebody else removes meanwhile is restored from the bin, and saved", async () => {
    await place.fill("Depois da lixeira");
    expect((await request.delete(`/api/calendars/${id}`, { headers })).status()).toBe(200);
    await save.click();
    const opened = context.waitForEvent("page");
    await form(page).getByRole("alert").getByRole("link", { name: "Lixeira" }).click();
    const bin = await opened;
    await bin.getByRole("button", { name: `Restaurar Mutirão ${mark}` }).click();
    await expect(bin.getByText("Restaurado").first()).toBeVisible();
    await bin.close();
    await save.click();
    await expectSaved("Depois da lixeira");
  });
});
