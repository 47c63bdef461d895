import { addDays, wallClock } from "../../lib/dates";
import { test as base, expect, expectAccessible, signIn } from "../fixtures";

type Campaigns = {
  /** The title of a campaign, unique to the test; all that carries it is removed after the test. */
  titulo: string;
  /** Creates a running campaign of that title over the API, whose goal is R$ 1.000. */
  newCampaign: () => Promise<{ _id: string; address: string }>;
};

const today = wallClock(new Date()).day;
const days = { startsOn: addDays(today, -1), endsOn: addDays(today, 20) };

const test = base.extend<Campaigns>({
  titulo: async ({ request, token }, use, { workerIndex }) => {
    const headers = { authorization: `Bearer ${token}` };
    const titulo = `Bebedouro da quadra ${Date.now()}${workerIndex}`;
    await use(titulo);
    for (const resource of ["posts", "donations", "campaigns"]) {
      const answer = await request.get(`/api/${resource}/all?keyword=${encodeURIComponent(titulo)}`, { headers });
      const listed = await answer.json();
      for (const { _id } of listed[resource] ?? listed) await request.delete(`/api/${resource}/${_id}`, { headers });
    }
  },
  newCampaign: async ({ request, token, titulo }, use) =>
    use(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const data = { titulo, description: "Água fresca para quem joga.", goalKind: "MONEY", goal: "1000.00", ...days };
      const response = await request.post("/api/campaigns", { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      const { _id, permalink } = await response.json();
      return { _id, address: `/campanhas/${permalink}` };
    }),
});

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

test("a campaign goes to the trash, and comes back with its donations; an article belongs to it", async ({
  page,
  request,
  token,
  titulo,
  newCampaign,
}) => {
  const { _id, address } = await newCampaign();
  const headers = { authorization: `Bearer ${token}` };
  const data = { kind: "MONEY", amount: "1300.00", date: today, donor: "", acao: titulo, campaignId: _id };
  expect((await request.post("/api/donations", { headers, data })).status()).toBe(201);
  await signIn(page);
  const shown = await page.context().newPage();
  await shown.goto(address);
  const state = shown.getByRole("region", { name: "Andamento" });
  await expect(state).toContainText("1 doação · 130% da meta");

  await test.step("The campaign goes to the trash, and comes back with its donations", async () => {
    await page.goto(`/campaigns?q=${encodeURIComponent(titulo)}`);
    await expect(page.getByRole("listitem").filter({ hasText: titulo })).toContainText("(130%), 1 doação");
    await expectAccessible(page);
    await page
      .getByRole("listitem")
      .filter({ hasText: titulo })
      .getByRole("button", { name: /^Excluir/ })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Excluir/ })
      .click();
    await expect(page.getByText("Campanha Excluída")).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
    await page.goto("/lixeira");
    const item = page.getByRole("listitem").filter({ hasText: titulo }).filter({ hasText: "Campanha" });
    await item.getByRole("button", { name: /^Restaurar/ }).click();
    await expect(page.getByText("Restaurado", { exact: true })).toBeVisible();
    await shown.reload();
    await expect(state).toContainText("130% da meta");
  });

  await test.step("An article belongs to it: each leads to the other", async () => {
    await page.goto("/addpost");
    await page.getByLabel("Título", { exact: true }).fill(`Notícia: ${titulo}`);
    await page.getByLabel("Categoria").selectOption({ index: 1 });
    await page.getByLabel("Texto", { exact: true }).fill("Chegou o primeiro cano.");
    await page.getByLabel("Campanha").selectOption(titulo);
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
    await shown.reload();
    const news = shown.getByRole("region", { name: "Novidades da campanha" });
    await news.getByRole("link", { name: `Notícia: ${titulo}` }).click();
    await shown.getByRole("article").getByRole("link", { name: titulo, exact: true }).click();
    await expect(shown).toHaveURL(address);
  });
});
