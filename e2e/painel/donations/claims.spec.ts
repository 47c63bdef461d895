import type { APIRequestContext, Page } from "@playwright/test";
import { pressWithoutSession } from "../../ended-session";
import { expect, expectAccessible, signIn, stepOnDesktop, test } from "../../fixtures";

const newMark = () => `caju${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** An amount that no other test has, in centavos. */
const newCents = () => 5_000_000 + Math.floor(Math.random() * 4_000_000);
const typed = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
const money = (cents: number) => (cents / 100).toLocaleString("pt-BR", { minimumFractionDigits: 2 });

async function claim(request: APIRequestContext, donor: string, cents = newCents()) {
  const data = { amount: typed(cents), date: "2026-11-10", donor, donorPublic: true, contact: `${donor}@example.com` };
  expect((await request.post("/api/claims", { data })).status()).toBe(201);
  return cents;
}

const card = (page: Page, donor: string) => page.getByRole("listitem").filter({ hasText: `${donor}@example.com` });
const found = async (request: APIRequestContext, q: string) =>
  (await (await request.get(`/api/donations?keyword=${q}`)).json()).donations;

test("a claim is compared, confirmed, undone and erased", { tag: "@phone" }, async ({ page, request, headers }) => {
  const mark = newMark();
  const cents = await claim(request, mark);
  const gift = { kind: "MONEY", amount: (cents / 100).toFixed(2), date: "2026-11-11", donor: "Bia", acao: mark };
  const titulo = `Campanha ${mark}`;
  const days = { startsOn: "2026-11-01", endsOn: "2099-12-31" };
  const goal = { titulo, description: "Para quê", goalKind: "MONEY", goal: "100", image: "", ...days };
  const campaign = await (await request.post("/api/campaigns", { headers, data: goal })).json();
  const { _id: other } = await (await request.post("/api/donations", { headers, data: gift })).json();
  await signIn(page);

  await test.step("It waits, with what looks like it", async () => {
    await page.goto("/painel");
    await page.getByRole("link", { name: /aviso[s]? de doação por conferir no extrato/ }).click();
    await expect(page).toHaveURL("/claims");
    await expect(card(page, mark)).toContainText(`R$ ${money(cents)} em 10-11-2026`);
    await expect(card(page, mark)).toContainText("nome no site");
    await expect(card(page, mark).getByRole("link", { name: /^11-11-2026, Bia/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("What the statement says is recorded; a mistake is said beside its field", async () => {
    const confirm = card(page, mark).getByRole("button", { name: "Confirmar" });
    await confirm.click();
    await card(page, mark).getByRole("button", { name: "Cancelar" }).click();
    await expect(confirm).toBeFocused();
    await confirm.click();
    const amount = card(page, mark).getByLabel("Valor no extrato");
    await expect(amount).toHaveValue(typed(cents));
    await amount.fill("nada");
    await card(page, mark).getByRole("button", { name: "Registrar a doação" }).click();
    await expect(amount).toHaveAccessibleDescription("Informe o valor em reais, como 1.234,50");
    await expectAccessible(card(page, mark));
    await amount.fill(typed(cents - 1));
    await card(page, mark).getByLabel("Campanha").selectOption(titulo);
    await card(page, mark).getByRole("combobox", { name: "Ação" }).fill(`Sopa ${mark}`);
    const record = card(page, mark).getByRole("button", { name: "Registrar a doação" });
    await pressWithoutSession(record);
    await record.click();
    await expect(page.getByText("Doação registrada")).toBeVisible();
    await expect(card(page, mark)).toHaveCount(0);
    const all = await request.get(`/api/donations/all?keyword=${encodeURIComponent(`Sopa ${mark}`)}`, { headers });
    expect((await all.json()).donations).toMatchObject([{ campaignId: campaign._id }]);
    expect(await found(request, `Sopa ${mark}`)).toMatchObject([
      { donor: mark, amount: ((cents - 1) / 100).toFixed(2), date: "2026-11-10" },
    ]);
  });

  await test.step("It is undone from the list of settled ones", async () => {
    await page.getByRole("navigation", { name: "Mostrar" }).getByRole("link", { name: "Resolvidos" }).click();
    await expect(card(page, mark)).toContainText("Confirmado por");
    await expect(card(page, mark).getByRole("link", { name: "Ver a doação" })).toBeVisible();
    await expectAccessible(page.getByRole("main"));
    await card(page, mark).getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("O aviso espera de novo")).toBeVisible();
    expect(await found(request, `Sopa ${mark}`)).toEqual([]);
  });

  await stepOnDesktop("One that is not in the statement is put aside, taken back, put aside and erased", async () => {
    await page.goto("/claims");
    await card(page, mark).getByRole("button", { name: "Não encontrei" }).click();
    await expect(card(page, mark)).toHaveCount(0);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(card(page, mark)).toBeVisible();
    await card(page, mark).getByRole("button", { name: "Não encontrei" }).click();
    await expect(card(page, mark)).toHaveCount(0);
    await page.goto("/claims?mostrar=resolvidos");
    await card(page, mark).getByRole("button", { name: "Apagar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Apagar" }).click();
    await expect(page.getByText("Aviso apagado")).toBeVisible();
    expect(await page.getByText("Aviso apagado").count()).toBe(1);
    await expect(card(page, mark)).toHaveCount(0);
    await page.goto("/history?tipo=claim");
    await expect(page.getByRole("main")).toContainText(money(cents));
    expect(await page.getByRole("main").textContent()).not.toContain(mark);
  });

  await request.delete(`/api/donations/${other}`, { headers });
  await request.delete(`/api/campaigns/${campaign._id}`, { headers });
});

test("a claim is not reopened out of an old list", async ({ page, request }) => {
  const mark = newMark();
  await claim(request, mark);
  await signIn(page);
  await page.goto("/claims");
  await card(page, mark).getByRole("button", { name: "Não encontrei" }).click();
  await expect(card(page, mark)).toHaveCount(0);
  await page.goto("/claims?mostrar=resolvidos");
  const again = card(page, mark).getByRole("button", { name: "Conferir de novo" });
  await expect(again).toBeEnabled();
  const other = await page.context().newPage();
  await other.goto("/claims?mostrar=resolvidos");
  await card(other, mark).getByRole("button", { name: "Conferir de novo" }).click();
  await expect(card(other, mark)).toHaveCount(0);
  await other.goto("/claims");
  await card(other, mark).getByRole("button", { name: "Confirmar" }).click();
  await card(other, mark).getByRole("button", { name: "Registrar a doação" }).click();
  await expect(other.getByText("Doação registrada")).toBeVisible();
  await again.click();
  await expect(page.getByText("Este aviso já está assim: confirmado, por")).toBeVisible();
  await expect(card(page, mark)).toContainText("Confirmado por");
  expect(await found(request, mark)).toMatchObject([{ donor: mark }]);
  await other.getByRole("button", { name: "Desfazer" }).click();
  await expect(card(other, mark)).toBeVisible();
  expect(await found(request, mark)).toEqual([]);
});
