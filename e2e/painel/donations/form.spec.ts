import { expect, signIn } from "../../fixtures";
import { find, publicList, test } from "./donations";

test("a donation is recorded, explained where it is wrong, and at once in the public table, without the name", async ({
  page,
  request,
  acao,
}) => {
  await signIn(page);

  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await test.step("The list leads to an empty form", async () => {
    await page.goto("/donations");
    await page.getByRole("link", { name: "Nova doação" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nova doação" })).toBeVisible();
    await expect(preview).toContainText("Doador(a) anônimo(a)");
  });

  const form = page.locator("main form");
  await test.step("What is wrong is explained beside its field", async () => {
    await page.getByLabel("Valor", { exact: true }).fill("cinquenta");
    await page.getByLabel("Publicar o nome?").selectOption("Sim, a pessoa autorizou");
    await page.getByRole("button", { name: "Registrar doação" }).click();
    for (const message of [
      "Informe o valor em reais, como 1.234,50",
      "Informe a ação em que a doação ajudou",
      "Para publicar o nome, informe quem doou",
    ])
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Valor", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Valor", { exact: true })).toHaveValue("cinquenta");
  });

  await test.step("It is recorded, and the preview keeps the name to itself", async () => {
    await page.getByLabel("Valor", { exact: true }).fill("1.234,56");
    await expect(form.getByText(/^R\$\s1\.234,56$/)).toBeVisible();
    await page.getByLabel("Data", { exact: true }).fill("2020-02-03");
    await page.getByLabel("Ação", { exact: true }).fill(acao);
    await page.getByLabel("Quem doou").fill("Berenice Oculta");
    await expect(preview).toContainText("Berenice Oculta");
    await page.getByLabel("Publicar o nome?").selectOption("Não");
    await expect(preview).not.toContainText("Berenice");
    await page.getByRole("button", { name: "Registrar doação" }).click();
    await expect(page.getByText("Doação Adicionada")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^Registrada: / })).toBeInViewport();
    await expect(page.getByLabel("Ação", { exact: true })).toHaveValue(acao); // the next one is often of the same day
    await expect(page.getByLabel("Valor", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Valor", { exact: true })).toBeFocused();
  });

  await test.step("Visitors see it at once, without the name", async () => {
    const shown = await (await request.get(publicList(acao))).json();
    expect(shown.donations[0]).toMatchObject({ amount: "1234.56", donor: "Doador(a) anônimo(a)", date: "2020-02-03" });
    expect(await (await request.get(`/transparencia/busca/${acao}`)).text()).toContain("1.234,56");
  });

  await test.step("It becomes one of items, and the history tells", async () => {
    await page.goto(find(acao));
    const card = page.getByRole("listitem").filter({ hasText: "1.234,56" });
    await expect(card).toContainText("Berenice Oculta");
    await card.getByRole("link", { name: /^Editar/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Editar doação" })).toBeVisible();
    await expect(page.getByLabel("Valor", { exact: true })).toHaveValue("1234,56");
    await page.getByRole("combobox", { name: "Tipo" }).selectOption("Itens");
    await page.getByLabel("Quantidade").fill("2,5");
    await page.getByLabel("Itens", { exact: true }).fill("kg de café");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Doação Atualizada", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^Corrigida: / })).toBeInViewport();
    const after = await (await request.get(publicList(acao))).json();
    expect(after.donations[0]).toMatchObject({ kind: "IN_KIND", quantity: "2.5", items: "kg de café" });
    await page.reload();
    await page.getByText(/^Histórico \(\d\)$/).click();
    await expect(page.getByText("2,5", { exact: true })).toBeVisible();
  });
});

test("what was typed for another kind, and is shown no more, refuses nothing", async ({ page, request, acao }) => {
  await signIn(page);
  await page.goto("/donations/new");
  const kind = page.getByRole("combobox", { name: "Tipo" });
  await kind.selectOption("Itens");
  await page.getByLabel("Quantidade").fill("duas caixas");
  await kind.selectOption("Dinheiro");
  await page.getByLabel("Valor", { exact: true }).fill("20");
  await page.getByLabel("Data", { exact: true }).fill("2020-02-04");
  await page.getByLabel("Ação", { exact: true }).fill(acao);
  await page.getByRole("button", { name: "Registrar doação" }).click();
  await expect(page.getByText("Doação Adicionada")).toBeVisible();
  const { donations } = await (await request.get(publicList(acao))).json();
  expect(donations[0]).toMatchObject({ kind: "MONEY", amount: "20.00", quantity: null });
});
