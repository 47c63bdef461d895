import { expect, expectAccessible, expectFitsWidth, signIn } from "../../fixtures";
import { publicList, test } from "./donations";
import { openImport, planilha } from "./import-file";

test("the import leaves out what was corrected or deleted meanwhile, unless the person ticks it; on a phone, too", async ({
  page,
  request,
  headers,
  acao,
  newDonation,
}) => {
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
  await request.delete(`/api/donations/${twenty._id}`, { headers });

  const grown = [`03/02/2020;Rui;500;${acao}`, ...rows.slice(1), `06/02/2020;;0,375;${acao}`];
  await file.setInputFiles(planilha("março.csv", [head, ...grown, `07/02/2020;Ana;7;${acao}`].join("\r\n")));
  await expect(page.getByText("Linha 5, Valor")).toBeVisible();
  await file.setInputFiles(
    planilha("março.csv", [head, ...grown.slice(0, 3), `07/02/2020;Ana;7;${acao}`].join("\r\n")),
  );
  await expect(page.getByText(/Vão entrar R\$\s7,00 em 1 doação\./)).toBeVisible();
  await expect(page.getByText("1 linha nova é de um mês de que já importamos doações", { exact: false })).toBeVisible();
  const similar = page.getByRole("group", { name: "Parecidas com uma já importada (1)" });
  await expect(similar).toContainText(/Já está aqui: R\$\s50,00 · 03-02-2020/);
  const deleted = page.getByRole("group", { name: "Excluídas aqui, ou deixadas de fora antes (1)" });
  await expect(similar.getByRole("checkbox")).not.toBeChecked();
  await expectAccessible(page.getByRole("main"));
  await expectFitsWidth(page);
  await expect(page.getByRole("button", { name: "Importar 1 doação" })).toBeVisible();
  await deleted.getByRole("checkbox", { name: /R\$\s20,00/ }).check();
  await page.getByRole("button", { name: "Importar 2 doações" }).click();
  await expect(page.getByText("1 linha ficou de fora, como você deixou", { exact: false })).toBeVisible();
  const after = await (await request.get(publicList(acao))).json();
  expect(after.donations.map(({ amount }: { amount: string }) => amount)).toEqual([
    ...["7.00", "20.00", "80.00", "50.00", "10.00"],
  ]);
});

test("the import refuses what is no spreadsheet, in words", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const file = page.getByLabel("Planilha");
  await file.setInputFiles({ name: "foto.xlsx", mimeType: "", buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2]) });
  await expect(page.getByText("Este arquivo não é uma planilha. Envie um .xlsx ou um .csv")).toBeVisible();
  await file.setInputFiles({ name: "enorme.csv", mimeType: "", buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "a") });
  await expect(page.getByText("O arquivo deve ter no máximo 5 MB")).toBeVisible();
});
