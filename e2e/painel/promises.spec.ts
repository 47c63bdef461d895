import { pressWithoutSession } from "../ended-session";
import { expect, expectAccessible, inDatabase, signIn, test } from "../fixtures";
import { askFor } from "./needs";

test("what arrives of a promise is recorded and taken back, and a promise is cancelled", async ({
  page,
  request,
  headers,
}) => {
  const item = `aveia ${Date.now().toString(36)}`;
  const _id = await askFor(item, request, headers);
  const read = async () => (await request.get(`/api/needs/${_id}`)).json();
  await signIn(page);
  await page.goto(`/needs/${_id}/promises`);
  await expect(page.getByRole("button", { name: "Sair" })).toBeEnabled(); // hydrated: before that a press would be lost

  await test.step("What arrived in part is recorded in one press, with the thanks ready", async () => {
    await page.locator("summary", { hasText: /^Chegou de Ana Promessa$/ }).click();
    await expect(page.getByLabel("Quanto chegou").last()).toHaveValue("12");
    await page.getByLabel("Quanto chegou").last().fill("5");
    const received = page.getByRole("button", { name: "Recebido" }).last();
    await pressWithoutSession(received);
    await received.click();
    await expect(page.locator("[tabindex]", { hasText: `Registrado: 5 latas de ${item}.` })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Agradecer no WhatsApp" })).toBeFocused();
    await expect(page.getByText("5 latas já chegaram · 7 latas a caminho")).toBeVisible();
    await expect(page.getByRole("link", { name: "Agradecer no WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/5534912345678\?text=/,
    );
    expect(await read()).toMatchObject({ received: "5", promised: "7", missing: "28" });
    await expectAccessible(page.getByRole("main"));
  });

  await test.step("The donation leads back to what asked for it", async () => {
    const list = await request.get(`/api/donations/all?keyword=${encodeURIComponent(item)}`, { headers });
    const [donation] = (await list.json()).donations;
    expect(donation).toMatchObject({ needId: _id, need: item });
    const other = await page.context().newPage();
    await other.goto(`/donations/${donation._id}/edit`);
    await expect(other.getByText(`Atendeu ao que pedimos: ${item}.`)).toBeVisible();
    await other.getByRole("link", { name: "Ver a necessidade" }).click();
    await expect(other).toHaveURL(`/needs/${_id}/promises`);
    await other.close();
  });

  await test.step("And taken back", async () => {
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("Doação Excluída", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText("12 latas a caminho")).toBeVisible();
    expect(await read()).toMatchObject({ received: "0", promised: "12" });
  });

  await test.step("Out of a page from before another receipt it is refused; what was filled in follows, what was typed stays", async () => {
    const quantity = page.getByLabel("Quanto chegou").last();
    const received = page.getByRole("button", { name: "Recebido" }).last();
    await page.goto(`/needs/${_id}/edit`);
    await page.getByRole("link", { name: "Promessas e o que chegou" }).click(); // the form is made in the browser
    await page.locator("summary", { hasText: /^Chegou de Ana Promessa$/ }).click();
    const other = await page.context().newPage();
    await other.goto(`/needs/${_id}/promises`);
    await expect(other.getByRole("button", { name: "Sair" })).toBeEnabled();
    await other.locator("summary", { hasText: /^Chegou de Ana Promessa$/ }).click();
    await other.getByLabel("Quanto chegou").last().fill("5");
    await other.getByRole("button", { name: "Recebido" }).last().click();
    await expect(other.getByText(`Registrado: 5 latas de ${item}.`)).toBeVisible();
    await expect(quantity).toHaveValue("12");
    await received.click();
    await expect(page.getByText(`Agora falta isto: 7 latas de ${item}.`)).toBeVisible();
    await expect(quantity).toHaveValue("7");
    await other.getByRole("button", { name: "Desfazer" }).click();
    await expect(other.getByText("Doação Excluída", { exact: true })).toBeVisible();
    await other.close();
    await quantity.fill("6");
    await received.click();
    await expect(page.getByText(`Agora falta isto: 12 latas de ${item}.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: `Ana Promessa: 12 latas de ${item}` })).toBeVisible();
    await expect(quantity).toHaveValue("6");
    expect(await read()).toMatchObject({ received: "0", promised: "12" });
  });

  await test.step("A promise that was called off is cancelled", async () => {
    await page.getByRole("button", { name: "Desistiu Ana Promessa" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desistiu" }).click();
    await expect.poll(async () => (await read()).promised).toBe("0");
  });

  await test.step("And erased with its name and contact, as the person may ask for", async () => {
    await page.getByRole("button", { name: "Apagar a promessa de Ana Promessa" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Apagar a promessa" }).click();
    await expect(page.getByText("Ninguém prometeu ainda")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  expect((await request.delete(`/api/needs/${_id}`, { headers })).status()).toBe(200);
});

test("promises beyond the first page stand on the next one @phone", async ({ page, request, headers }) => {
  const item = `fubá ${Date.now().toString(36)}`;
  const _id = await askFor(item, request, headers); // with the promise of Ana
  await inDatabase(
    `INSERT INTO "NeedPromise" (id, "needId", quantity, name, contact, "tokenHash", until)
     SELECT $1 || n, $1, 1, 'Pessoa ' || n, 'p@exemplo.org', $1 || n, current_date + 5 FROM generate_series(1, 20) AS n`,
    [_id],
  );
  await signIn(page);
  await page.goto(`/needs/${_id}/promises`);
  await expect(page.getByRole("heading", { name: /^Pessoa 20:/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Ana Promessa:/ })).toHaveCount(0);
  const pages = page.getByRole("navigation", { name: "Páginas das promessas" });
  await pages.getByRole("link", { name: "Página 2" }).click();
  await expect(page.getByRole("heading", { name: /^Ana Promessa:/ })).toBeVisible();
  await expectAccessible(page);
  await request.delete(`/api/needs/${_id}`, { headers });
});
