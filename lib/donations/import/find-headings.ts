import type { SheetCell, SheetRow } from "../../spreadsheet/row";
import { fold } from "../../text";
import { isDay } from "./parse-cell";
import { IMPORT_LIMITS, type ImportColumn, MEND_HEADING } from "./types";

/** Beside an action it is the campaign; alone it says the action, as sheets did before there were campaigns. */
const CAMPAIGN = "campanha";

/** Usual headings of each column, folded. */
const HEADINGS: Record<ImportColumn, string[]> = {
  date: ["data", "data da doacao", "dia"],
  donor: ["doador", "doadora", "doador a", "quem doou", "nome", "nome do doador", "nome doador"],
  donorPublic: [
    "publicar o nome",
    "publicar nome",
    "pode publicar",
    "nome publico",
    "autoriza publicar o nome",
    "divulgar",
    "divulgar o nome",
    "pode divulgar",
  ],
  kind: ["tipo", "tipo de doacao"],
  amount: ["valor", "valor r", "valor em reais", "quantia"],
  quantity: ["quantidade", "qtd", "qtde", "quant"],
  items: ["itens", "item", "o que foi doado", "produto", "produtos"],
  estimate: ["valor estimado", "estimativa", "valor estimado r"],
  acao: ["acao", "acoes", "acao ou campanha", "destino", "destinacao", "finalidade", "motivo"],
  campaign: [CAMPAIGN],
  notes: ["observacoes", "observacao", "obs"],
  active: ["no site"],
};

/** Rows among which the headings are looked for; letterheads come first. */
const HEADING_SEARCH_ROWS = 20;

/** Where each column is. */
export type Columns = Map<ImportColumn, number>;

/**
 * The positions of the columns; undefined without Data and Valor or Itens in one row near the top. Where no heading is one of
 * the action's, that of `acaoColumn` is, if it is there.
 */
export function findHeadings(rows: SheetRow[], acaoColumn: string) {
  for (const [index, { cells }] of rows.slice(0, HEADING_SEARCH_ROWS).entries()) {
    const { columns, ignored } = readHeadings(cells);
    if (!columns.has("date") || !(columns.has("amount") || columns.has("items"))) continue;
    const found = { columns, headings: cells, rows: rows.slice(index + 1).filter((row) => isDonation(row, columns)) };
    if (columns.has("acao")) return { ...found, ignored, acaoChoices: undefined };
    const acaoChoices = [...new Set(ignored)].filter(({ length }) => length <= IMPORT_LIMITS.heading);
    if (acaoChoices.includes(acaoColumn)) columns.set("acao", cells.map(String).indexOf(acaoColumn));
    return { ...found, acaoChoices, ignored: ignored.filter((heading) => heading !== acaoColumn) };
  }
  return undefined;
}

function readHeadings(cells: SheetCell[]) {
  const columns: Columns = new Map();
  const ignored: string[] = [];
  cells.forEach((cell, place) => {
    const name = columnOf(cell);
    if (name && !columns.has(name)) columns.set(name, place);
    else if (cell !== null && cell !== MEND_HEADING) ignored.push(String(cell));
  });
  const campaign = columns.get("campaign");
  if (campaign !== undefined && !columns.has("acao")) {
    columns.delete("campaign");
    columns.set("acao", campaign);
  }
  return { columns, ignored };
}

function columnOf(cell: SheetCell) {
  const words = fold(String(cell ?? ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const keys = Object.keys(HEADINGS) as ImportColumn[];
  return keys.find((key) => HEADINGS[key].includes(words));
}

/** Excludes empty rows and the totals below a list, which have no date: a donor may be called 'Total Distribuidora'. */
const isDonation = ({ cells }: SheetRow, columns: Columns) => {
  const [first = ""] = cells.filter((cell) => cell !== null).map(String);
  if (first === "") return false;
  return isDay(cells[columns.get("date") ?? -1] ?? null) || !/^(?:sub)?total\b|^doacoes em\b/.test(fold(first));
};
