import { readFile } from "node:fs/promises";
import excel from "exceljs";
import { readSheet } from "read-excel-file/node";
import { expect, expectAccessible, signIn } from "../../fixtures";
import { publicList, test } from "./donations";
import { openImport, planilha } from "./import-file";

test("the import says what is wrong, row by row, then brings everything, and once", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
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
  await expectAccessible(page.getByRole("main"));

  const good = `${head}\r\n03/02/2020;José Conceição;sim; R$ 1.234,56;;${acao}\r\n04/02/2020;Berenice Oculta;;;3 cobertores;${acao}\r\n`;
  // A browser reports a corrected file of the same name only to a field that is empty by then.
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), file.click()]);
  await expect(file).toHaveValue("");
  await chooser.setFiles(planilha("boa.csv", good));
  await expect(page.getByText(/Vão entrar R\$\s1\.234,56 em 1 doação e 1 doação em itens/)).toBeVisible();
  const rows = page.getByRole("list").filter({ hasText: "R$" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "José Conceição" })).toContainText("nome no site");
  await expect(rows.filter({ hasText: "Berenice Oculta" })).toContainText("nome só no painel");
  await page.getByRole("button", { name: "Importar 2 doações" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 doações importadas" }).first()).toBeVisible();
  await expect(file).toBeFocused(); // the button is gone
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
  await file.setInputFiles(planilha("mais uma.csv", `${good}05/02/2020;Ana;;7;;${acao}\r\n`));
  await page.getByRole("button", { name: "Importar 1 doação" }).click();
  await expect(page.getByText("2 linhas já estavam aqui e não se repetiram", { exact: false })).toBeVisible();
  await page.goto("/history?tipo=import");
  await expect(page.getByRole("link", { name: "2 doações" }).first()).toBeVisible();
});

test("the import asks which column is the action, and brings the right rows without the wrong ones", async ({
  page,
  request,
  acao,
}) => {
  await signIn(page);
  await openImport(page);
  const rows = ["03/02/2020;Rui;20;", "31/02/2020;Rui;30;"].map((row) => row + acao);
  await page
    .getByLabel("Planilha")
    .setInputFiles(planilha("nossa.csv", ["Data;Doador;Valor;Onde", ...rows].join("\r\n")));
  const column = page.getByLabel("Qual coluna é a Ação?");
  await expect(column).toHaveValue("");
  await expect(page.getByText("Linha 3, Data")).toBeVisible();
  await expect(page.getByText("Colunas que não usamos: Onde.")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await column.selectOption("Onde");
  await expect(column).toHaveValue("Onde");
  await expect(page.getByText("Colunas que não usamos")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "nome só no painel" })).toContainText(acao);
  await page.getByRole("button", { name: "Importar só a linha certa" }).click();
  await expect(page.getByText(/1 linha com problema ficou de fora\. Corrija na mesma planilha/)).toBeVisible();
  const { donations } = await (await request.get(publicList(acao))).json();
  expect(donations).toMatchObject([{ acao, amount: "20.00" }]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar só as linhas para corrigir" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("linhas-para-corrigir.csv");
  const wrong = await readFile(await download.path(), "utf8");
  expect(wrong).toContain("Data: Confira a data: esse dia não existe");
  const mended = { ...planilha("corrigida.csv", ""), buffer: Buffer.from(wrong.replace("31/02", "28/02")) };
  await page.getByLabel("Planilha").setInputFiles(mended);
  await column.selectOption("Onde");
  await page.getByRole("button", { name: "Importar 1 doação" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 doação importada" }).first()).toBeVisible();
});

test("the import gives a template that Excel opens and that can be filled in", async ({ page, acao, newDonation }) => {
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
