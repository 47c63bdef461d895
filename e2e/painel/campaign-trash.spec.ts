import { expect, expectAccessible, signIn } from "../fixtures";
import { test, today } from "./campaign-fixtures";

test("a campaign goes to the trash, and comes back with its donations; an article belongs to it", async ({
  page,
  request,
  headers,
  titulo,
  newCampaign,
}) => {
  const { _id, address } = await newCampaign();
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
    await expectAccessible(page.getByRole("listitem").filter({ hasText: titulo }));
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
