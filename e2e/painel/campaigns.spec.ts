import { expect, expectAccessible, signIn } from "../fixtures";
import { days, test } from "./campaign-fixtures";

test("a campaign is written, explained where something is missing, and on the site at once", async ({
  page,
  request,
  titulo,
}) => {
  await signIn(page);
  const preview = page.getByRole("complementary", { name: "Pré-visualização" });

  await test.step("The list leads to an empty form, which says what it wants", async () => {
    await page.goto("/campaigns");
    await page.getByRole("link", { name: "Nova campanha" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nova campanha" })).toBeVisible();
    await expect(preview).toContainText("Título da campanha");
    await page.getByRole("button", { name: "Adicionar campanha" }).click();
    for (const message of ["Informe o título", "Informe a meta", "Informe o primeiro dia, como 01/11/2026"])
      await expect(page.locator("form").getByText(message, { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("It is written, and on the site at once", async () => {
    await page.getByLabel("Título", { exact: true }).fill(titulo);
    await page.getByLabel("Meta em reais").fill("1.000");
    await page.getByLabel("Primeiro dia").fill(days.startsOn);
    await page.getByLabel("Último dia").fill(days.endsOn);
    await page.getByLabel("História", { exact: true }).fill("Água fresca para quem joga.");
    await expect(preview).toContainText(/R\$\s0,00 de R\$\s1\.000,00/);
    await page.getByRole("button", { name: "Adicionar campanha" }).click();
    await expect(page.getByText("Campanha Adicionada")).toBeVisible();
    await expect(page.getByText("Salvo, e já no site.")).toBeVisible();
    expect(await (await request.get("/campanhas")).text()).toContain(titulo);
    const found = await (await request.get(`/api/campaigns?keyword=${encodeURIComponent(titulo)}`)).json();
    expect(found.campaigns).toEqual([expect.objectContaining({ titulo, goalKind: "MONEY", goal: "1000.00", ...days })]);
    const shown = await (await request.get(`/campanhas/${found.campaigns[0].permalink}`)).text();
    expect(shown).toContain("Água fresca para quem joga.");
  });

  await test.step("The list is a file, too, as it is filtered", async () => {
    await page.goto(`/campaigns?q=${encodeURIComponent(titulo)}`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("list", { name: "Baixar a lista" }).getByText("PDF").click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/campanhas-.+\.pdf$/);
    await expectAccessible(page);
  });
});

test("a donation moves a campaign's bar at once; removed it counts no more, restored it does", async ({
  page,
  titulo,
  newCampaign,
}) => {
  const { _id, address } = await newCampaign();
  await signIn(page);
  const shown = await page.context().newPage();
  await shown.goto(address);
  const state = shown.getByRole("region", { name: "Andamento" });
  await expect(state).toContainText("0 doações · 0% da meta");

  await test.step("A donation recorded for it moves the bar at once", async () => {
    await page.goto("/donations/new");
    await page.getByLabel("Valor", { exact: true }).fill("1.300");
    await page.getByLabel("Ação", { exact: true }).fill(titulo);
    await page.getByLabel("Campanha").selectOption(titulo);
    await page.getByRole("button", { name: "Registrar doação" }).click();
    await expect(page.getByText("Doação Adicionada")).toBeVisible();
    await expect(page.getByLabel("Campanha")).toHaveValue(_id); // the next one is often for the same
    await shown.reload();
    await expect(state).toContainText("1 doação · 130% da meta");
  });

  await test.step("Removed, the donation counts no more; restored, it does", async () => {
    await page.goto(`/donations?q=${encodeURIComponent(titulo)}`);
    await page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: titulo })
      .getByRole("button", { name: /^Excluir/ })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Excluir/ })
      .click();
    await expect(page.getByText("Doação Excluída")).toBeVisible();
    await shown.reload();
    await expect(state).toContainText("0 doações · 0% da meta");
    await page.goto("/lixeira");
    await page
      .getByRole("listitem")
      .filter({ hasText: titulo })
      .getByRole("button", { name: /^Restaurar/ })
      .click();
    await expect(page.getByText("Restaurado", { exact: true })).toBeVisible();
    await shown.reload();
    await expect(state).toContainText("130% da meta");
  });
});

test("the list is accessible on a phone", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page);
  await page.goto("/campaigns");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
});

test("what a campaign of items counts stays once items were recorded for it, and the form says so before and after", async ({
  page,
  request,
  headers,
  titulo,
}) => {
  const data = { titulo, description: "Para o Natal", goalKind: "ITEMS", goal: "40", unit: "cestas", ...days };
  const { _id: campaignId } = await (await request.post("/api/campaigns", { headers, data })).json();
  const gift = { kind: "IN_KIND", quantity: "2", items: "cestas", date: days.startsOn, donor: "", acao: titulo };
  expect((await request.post("/api/donations", { headers, data: { ...gift, campaignId } })).status()).toBe(201);
  const other = await request.put(`/api/campaigns/${campaignId}`, { headers, data: { ...data, unit: "kg" } });
  expect([other.status(), Object.keys((await other.json()).errors)]).toEqual([400, ["unit"]]);

  await signIn(page);
  await page.goto(`/campaigns/${campaignId}/edit`);
  await expect(page.getByLabel("Meta", { exact: true })).toHaveValue("40");
  const unit = page.getByLabel("De quê", { exact: true });
  await expect(unit).toHaveAccessibleDescription(/^Já há doações em itens anotadas/);
  await unit.fill("kg");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(unit).toHaveAttribute("aria-invalid", "true");
  await expect(unit).toHaveAccessibleDescription(/Já há doações em itens anotadas/);
});
