import type { Page } from "@playwright/test";
import excel from "exceljs";
import { readSheet } from "read-excel-file/node";
import { test as base, expect, expectAccessible, signIn } from "../fixtures";

type Donations = {
  /** Records a donation over the API; gone after the test, like everything that is about its action. */
  newDonation: (fields?: Record<string, unknown>) => Promise<{ _id: string }>;
  /** An action's name of this test's own. */
  acao: string;
};

const test = base.extend<Donations>({
  acao: async ({}, use, { workerIndex }) => use(`Lamparina${workerIndex}x${Date.now()}`),
  newDonation: async ({ request, token, acao }, use) => {
    const headers = { authorization: `Bearer ${token}` };
    await use(async (fields = {}) => {
      const data = { kind: "MONEY", amount: "10.00", date: "2020-02-01", donor: "Berenice Oculta", acao, ...fields };
      const response = await request.post("/api/donations", { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    });
    const all = await request.get(`/api/donations/all?keyword=${acao}`, { headers });
    for (const { _id } of (await all.json()).donations) await request.delete(`/api/donations/${_id}`, { headers });
  },
});

const find = (acao: string) => `/donations?q=${acao}`;
const publicList = (acao: string) => `/api/donations?keyword=${acao}`;

test("a donation is recorded, explained where it is wrong, and at once in the public table, without the name", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
  test.setTimeout(60_000);
  await newDonation(); // for the removal afterwards
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
    await expect(page.getByLabel("Ação", { exact: true })).toHaveValue("");
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
    const after = await (await request.get(publicList(acao))).json();
    expect(after.donations[0]).toMatchObject({ kind: "IN_KIND", quantity: "2.5", items: "kg de café" });
    await page.reload();
    await page.getByText(/^Histórico \(\d\)$/).click();
    await expect(page.getByText("2,5", { exact: true })).toBeVisible();
  });
});

test("the list is found by donor, kind and period, and sums up what it shows", async ({ page, acao, newDonation }) => {
  await newDonation({ amount: "0.10" });
  await newDonation({ amount: "0.20", date: "2021-05-01" });
  await newDonation({ kind: "IN_KIND", amount: null, items: "cobertores", quantity: 3 });
  await signIn(page);
  await page.goto(find(acao));
  await expect(page.getByText(/Nesta lista: R\$\s0,30 em 2 doações e 1 doação em itens/)).toBeVisible();
  await page.getByRole("combobox", { name: "Tipo" }).selectOption("Só itens");
  await expect(page).toHaveURL(/tipo=IN_KIND/);
  await expect(page.getByRole("heading", { level: 2, name: "3 cobertores" })).toBeVisible();
  await page.getByRole("combobox", { name: "Tipo" }).selectOption("Dinheiro e itens");
  await page.getByRole("combobox", { name: "Período" }).selectOption("maio de 2021");
  await expect(page).toHaveURL(/periodo=2021-05/);
  await expect(page.getByText(/Nesta lista: R\$\s0,20 em 1 doação/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Período" })).toHaveValue("2021-05");
});

test("several are taken off the site and put back; a deletion can be taken back", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
  await newDonation();
  await newDonation({ amount: "20.00" });
  await signIn(page);
  await page.goto(find(acao));
  await page.getByText("Escolher todos").click();
  await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
  await expect(page.getByText("2 doações fora do site")).toBeVisible();
  expect((await (await request.get(publicList(acao))).json()).total).toBe(0);
  await page.getByText("Escolher todos").click();
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect.poll(async () => (await (await request.get(publicList(acao))).json()).total).toBe(2);

  await page.getByRole("button", { name: /^Excluir R\$\s20,00/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir esta doação?" });
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /20,00/ })).toBeVisible();
  await page.getByRole("button", { name: /^Excluir R\$\s20,00/ }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect
    .poll(async () => (await (await request.get(publicList(acao))).json()).total, { timeout: 12_000 })
    .toBe(1);
});

test("an answer that gets lost on its way makes no second donation, with or without a reload in between", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
  await newDonation({ amount: "1.00" }); // for the removal afterwards
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/donations/new");
  await page.getByLabel("Valor", { exact: true }).fill("50,00");
  await page.getByLabel("Data", { exact: true }).fill("2020-02-03");
  await page.getByLabel("Ação", { exact: true }).fill(acao);
  /** The request arrives, the save is committed, and nobody hears of it. */
  const loseTheAnswer = () =>
    page.route(
      "**/donations/new",
      async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
  const register = page.getByRole("button", { name: "Registrar doação" });
  const totals = async () => (await (await request.get(publicList(acao))).json()).total;

  await loseTheAnswer();
  await register.click();
  await expect(page.getByText("Sem conexão com o servidor. Tente novamente em instantes")).toBeVisible();
  expect(await totals()).toBe(2);
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await page.getByLabel("Valor", { exact: true }).fill("55,00");
  await loseTheAnswer();
  await register.click();
  await expect(page.getByText("Sem conexão com o servidor. Tente novamente em instantes")).toBeVisible();
  await register.click();
  await expect(page.getByText("Doação Adicionada")).toBeVisible();
  expect(await totals()).toBe(2);
  const { donations } = await (await request.get(publicList(acao))).json();
  expect(donations[0]).toMatchObject({ amount: "55.00", date: "2020-02-03" });
});

test("two who edit the same donation see both versions", async ({ page, request, token, acao, newDonation }) => {
  const { _id } = await newDonation();
  await signIn(page);
  await page.goto(`/donations/${_id}/edit`);
  await page.getByLabel("Valor", { exact: true }).fill("15");
  const data = { kind: "MONEY", amount: "12.00", date: "2020-02-01", donor: "", acao };
  await request.put(`/api/donations/${_id}`, { headers: { authorization: `Bearer ${token}` }, data });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/alterou este item em/)).toBeVisible();
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Doação Atualizada", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Valor", { exact: true })).toHaveValue("15,00");
});

/** The field takes a file once the screen works. */
async function openImport(page: Page) {
  await page.goto("/donations/import");
  await expect(page.getByLabel("Planilha")).toBeEnabled();
}

test.describe("the import", () => {
  const planilha = (name: string, text: string) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(text, "latin1"),
  });

  test("says what is wrong, row by row, then brings everything, and once", async ({
    page,
    request,
    acao,
    newDonation,
  }) => {
    test.setTimeout(60_000);
    await newDonation();
    await signIn(page);
    await page.goto("/donations");
    await page.getByRole("link", { name: "Importar planilha" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Importar doações" })).toBeVisible();
    const file = page.getByLabel("Planilha");
    const head = "Data;Doador;Publicar o nome;Valor;Itens;Ação";
    await file.setInputFiles(planilha("ruim.csv", `${head}\r\n31/02/2020;José;;dez;;${acao}\r\n`));
    await expect(page.getByText("Linha 2, Valor")).toBeVisible();
    await expect(page.getByText("está escrito “31/02/2020”")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);
    await expectAccessible(page);

    const good = `${head}\r\n03/02/2020;José Conceição;sim; R$ 1.234,56;;${acao}\r\n04/02/2020;Berenice Oculta;;;3 cobertores;${acao}\r\n`;
    await file.setInputFiles(planilha("boa.csv", good));
    await expect(page.getByText(/Vão entrar R\$\s1\.234,56 em 1 doação e 1 doação em itens/)).toBeVisible();
    await page.getByRole("button", { name: "Importar 2 doações" }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 doações importadas" }).first()).toBeVisible();
    const shown = await (await request.get(publicList(acao))).json();
    expect(shown.donations).toMatchObject([
      { donor: "Doador(a) anônimo(a)", items: "3 cobertores" },
      { donor: "José Conceição", amount: "1234.56" },
      { amount: "10.00" },
    ]);
    await page.getByRole("link", { name: "Ver o que foi importado" }).click();
    await expect(page.getByText("Só as doações que vieram de uma planilha.")).toBeVisible();
    await expect(page.getByText("2 doações", { exact: true })).toBeVisible();

    await openImport(page);
    await file.setInputFiles(planilha("de novo.csv", good));
    await expect(page.getByText("Tudo o que está nesta planilha já foi importado antes.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Nada de novo para importar" })).toBeDisabled();
    await page.goto("/history?tipo=import");
    await expect(page.getByRole("link", { name: "2 doações (boa.csv)" }).first()).toBeVisible();
  });

  test("leaves out what was corrected or deleted meanwhile, unless the person ticks it; on a phone, too", {
    tag: "@phone",
  }, async ({ page, request, token, acao, newDonation }) => {
    test.setTimeout(90_000);
    await newDonation();
    await page.setViewportSize({ width: 375, height: 800 });
    await signIn(page);
    await openImport(page);
    const file = page.getByLabel("Planilha");
    const head = "Data;Doador;Valor;Ação";
    const rows = [`03/02/2020;Rui;50;${acao}`, `04/02/2020;Bia;80;${acao}`, `05/02/2020;;20;${acao}`];
    await file.setInputFiles(planilha("fevereiro.csv", [head, ...rows].join("\r\n")));
    await page.getByRole("button", { name: "Importar 3 doações" }).click();
    await expect(page.getByRole("status").filter({ hasText: "3 doações importadas" }).first()).toBeVisible();
    const { donations } = await (await request.get(publicList(acao))).json();
    const twenty = donations.find(({ amount }: { amount: string }) => amount === "20.00");
    await request.delete(`/api/donations/${twenty._id}`, { headers: { authorization: `Bearer ${token}` } });

    const grown = [`03/02/2020;Rui;500;${acao}`, ...rows.slice(1), `06/02/2020;;0,375;${acao}`];
    await file.setInputFiles(planilha("março.csv", [head, ...grown, `07/02/2020;Ana;7;${acao}`].join("\r\n")));
    await expect(page.getByText("Linha 5, Valor")).toBeVisible();
    await file.setInputFiles(
      planilha("março.csv", [head, ...grown.slice(0, 3), `07/02/2020;Ana;7;${acao}`].join("\r\n")),
    );
    await expect(page.getByText(/Vão entrar R\$\s7,00 em 1 doação\./)).toBeVisible();
    await expect(
      page.getByText("1 linha nova é de um mês de que já importamos doações", { exact: false }),
    ).toBeVisible();
    const similar = page.getByRole("group", { name: "Parecidas com uma já importada (1)" });
    await expect(similar).toContainText(/Já está aqui: R\$\s50,00 · 03-02-2020/);
    const deleted = page.getByRole("group", { name: "Excluídas aqui (1)" });
    await expect(similar.getByRole("checkbox")).not.toBeChecked();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0); // half gone, a notice has too little contrast
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button", { name: "Importar 1 doação" })).toBeVisible();
    await deleted.getByRole("checkbox", { name: /R\$\s20,00/ }).check();
    await page.getByRole("button", { name: "Importar 2 doações" }).click();
    await expect(page.getByText("1 linha ficou de fora, como você deixou", { exact: false })).toBeVisible();
    const after = await (await request.get(publicList(acao))).json();
    expect(after.donations.map(({ amount }: { amount: string }) => amount)).toEqual([
      ...["7.00", "20.00", "80.00", "50.00", "10.00"],
    ]);
  });

  test("gives a template that Excel opens and that can be filled in", async ({ page, acao, newDonation }) => {
    await newDonation();
    await signIn(page);
    await openImport(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Baixar o modelo" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("modelo-doacoes.xlsx");
    const path = await download.path();
    expect((await readSheet(path))[0]?.slice(0, 3)).toEqual(["Data", "Tipo", "Valor"]);
    const book = new excel.Workbook();
    await book.xlsx.readFile(path);
    const sheet = book.worksheets[0];
    const values = [new Date("2020-02-05"), "Dinheiro", 77.5, null, null, null, acao, null, "não"];
    values.forEach((value, index) => {
      const cell = sheet?.getCell(2, index + 1);
      if (cell) cell.value = value;
    });
    const buffer = Buffer.from(await book.xlsx.writeBuffer());
    await page.getByLabel("Planilha").setInputFiles({ name: "modelo.xlsx", mimeType: "", buffer });
    await expect(page.getByText(/Vão entrar R\$\s77,50 em 1 doação\./)).toBeVisible();
  });

  test("refuses what is no spreadsheet, in words", async ({ page }) => {
    await signIn(page);
    await openImport(page);
    const file = page.getByLabel("Planilha");
    await file.setInputFiles({ name: "foto.xlsx", mimeType: "", buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2]) });
    await expect(page.getByText("Este arquivo não é uma planilha. Envie um .xlsx ou um .csv")).toBeVisible();
    await file.setInputFiles({ name: "enorme.csv", mimeType: "", buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "a") });
    await expect(page.getByText("O arquivo deve ter no máximo 5 MB")).toBeVisible();
  });
});

test.describe("the REST API", () => {
  test("lists, reads, writes and removes for administrators; for everybody else the name stays out", async ({
    request,
    token,
    acao,
    newDonation,
  }) => {
    const headers = { authorization: `Bearer ${token}` };
    const { _id } = await newDonation({ notes: "Em mãos" });
    expect(await (await request.get(`/api/donations/${_id}`)).json()).not.toHaveProperty("donorPublic");
    expect(await (await request.get(`/api/donations/${_id}`)).text()).not.toContain("Berenice");
    expect(await (await request.get(`/api/donations/${_id}`, { headers })).json()).toMatchObject({
      donor: "Berenice Oculta",
    });
    const data = { kind: "MONEY", amount: 50.1, date: "2020-02-01", donor: "", acao, active: false };
    const put = await request.put(`/api/donations/${_id}`, { headers, data });
    expect(await put.json()).toMatchObject({ amount: "50.10", notes: "Em mãos", active: false });
    expect((await request.get(`/api/donations/${_id}`)).status()).toBe(404);
    const all = await request.get(`/api/donations/all?keyword=${acao}`, { headers });
    expect(all.headers()["x-total-count"]).toBe("1");
    expect(await (await request.delete(`/api/donations/${_id}`, { headers })).json()).toEqual({
      message: "Doação Excluída",
    });
    const gone = await request.get(`/api/donations/${_id}`, { headers });
    expect([gone.status(), await gone.json()]).toEqual([404, { message: "Doação não encontrada" }]);
  });

  test("explains what is wrong, and lets nobody in without a token", async ({ request, token }) => {
    const wrong = await request.post("/api/donations", {
      headers: { authorization: `Bearer ${token}` },
      data: { kind: "MONEY", amount: "-1", date: "2020-02-30", donor: "", acao: "" },
    });
    expect(wrong.status()).toBe(400);
    expect(Object.keys((await wrong.json()).errors).sort()).toEqual(["acao", "amount", "date"]);
    for (const response of [
      await request.get("/api/donations/all"),
      await request.post("/api/donations", { data: {} }),
      await request.put("/api/donations/x", { data: {} }),
      await request.delete("/api/donations/x"),
    ])
      expect([response.status(), (await response.json()).message]).toEqual([401, "Não Autorizado, sem token"]);
  });
});

test("is accessible and fits", { tag: "@phone" }, async ({ page, acao, newDonation }) => {
  test.setTimeout(60_000);
  const { _id } = await newDonation({ kind: "IN_KIND", amount: null, items: "cobertores", quantity: 3 });
  await signIn(page);
  for (const address of ["/donations/new", `/donations/${_id}/edit`, "/donations/import", find(acao)]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: /^Excluir 3 cobertores/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});
