import "server-only";
import { IMPORT_COLUMNS, type ImportColumn } from "./types";

const COLUMNS: { name: ImportColumn; width: number; format?: string; choices?: string[] }[] = [
  { name: "date", width: 13, format: "dd/mm/yyyy" },
  { name: "kind", width: 12, choices: ["Dinheiro", "Itens"] },
  { name: "amount", width: 14, format: '"R$" #,##0.00' },
  { name: "quantity", width: 12, format: "General" },
  { name: "items", width: 34 },
  { name: "estimate", width: 16, format: '"R$" #,##0.00' },
  { name: "acao", width: 26 },
  { name: "campaign", width: 26 },
  { name: "donor", width: 28 },
  { name: "donorPublic", width: 17, choices: ["sim", "não"] },
  { name: "notes", width: 40 },
];

const HELP = [
  "Como preencher",
  "Cada linha da planilha Doações é uma doação. Não mude os títulos; a ordem das colunas pode mudar.",
  "Data e Ação são sempre necessárias. A data é o dia em que a doação chegou, como 31/10/2026.",
  "Em dinheiro: preencha o Valor, como 1.234,50. Deixe Itens e Quantidade vazios.",
  "Em itens: escreva em Itens o que foi doado, e a Quantidade se for um número só. O Valor estimado é opcional.",
  "Publicar o nome: escreva sim só se a pessoa autorizou. Vazio quer dizer não.",
  "Campanha: o título de uma campanha do site, se a doação conta para ela. Vazio quer dizer nenhuma.",
  "As Observações aparecem no site: não escreva nelas quem doou.",
  "Enviar a mesma planilha outra vez não repete nada: só entra o que for novo.",
];

/** Rows below the headings that offer the choices. */
const PREPARED_ROWS = 500;

/** An empty spreadsheet to fill in and import, with its instructions on a second sheet. */
export async function importTemplate() {
  const { default: excel } = await import("exceljs");
  const book = new excel.Workbook();
  const sheet = book.addWorksheet("Doações", { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = COLUMNS.map(({ name, width, format }) => ({
    header: IMPORT_COLUMNS[name],
    width,
    style: { numFmt: format ?? "@" },
  }));
  sheet.getRow(1).font = { bold: true };
  COLUMNS.forEach(({ choices }, index) => {
    if (!choices) return;
    for (let row = 2; row <= PREPARED_ROWS + 1; row++)
      sheet.getCell(row, index + 1).dataValidation = {
        type: "list",
        allowBlank: true,
        formulae: [`"${choices.join(",")}"`],
      };
  });
  const help = book.addWorksheet("Como preencher");
  help.getColumn(1).width = 110;
  HELP.forEach((text, index) => {
    help.getCell(index + 1, 1).value = text;
    if (index === 0) help.getCell(1, 1).font = { bold: true, size: 14 };
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}
