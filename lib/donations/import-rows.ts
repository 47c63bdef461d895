import { isAsFineAs, roundHalfUp } from "../decimals";
import { fieldErrors } from "../errors";
import { MONEY_PLACES, QUANTITY_PLACES } from "../money";
import type { SheetCell, SheetRow } from "../spreadsheet/row";
import { fold } from "../text";
import type { campaignFinder } from "./import-campaigns";
import { dayOf, donorOf, kindOf, shown, textOf, unrounded, yesOrNo } from "./import-cells";
import {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportProblem,
  type ImportRemark,
  MEND_HEADING,
  UNDECIDED,
} from "./import-types";
import { type DonationInput, donationInput } from "./schema";

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
};

/** Rows among which the headings are looked for; letterheads come first. */
const HEADING_SEARCH_ROWS = 20;

export type ParsedRow = { line: number; input?: DonationInput; problems: ImportProblem[]; remarks: ImportRemark[] };

type Columns = Map<ImportColumn, number>;
type FindCampaign = ReturnType<typeof campaignFinder>;

/**
 * The positions of the columns; undefined without Data and Valor or Itens in one row near the top. Where no heading is one of
 * the action's, that of `acaoColumn` is, if it is there.
 */
export function findHeadings(rows: SheetRow[], acaoColumn: string) {
  for (const [index, { cells }] of rows.slice(0, HEADING_SEARCH_ROWS).entries()) {
    const columns: Columns = new Map();
    const ignored: string[] = [];
    cells.forEach((cell, place) => {
      const name = columnOf(cell);
      if (name && !columns.has(name)) columns.set(name, place);
      else if (cell !== null && cell !== MEND_HEADING) ignored.push(String(cell));
    });
    if (!columns.has("date") || !(columns.has("amount") || columns.has("items"))) continue;
    const alone = columns.has("acao") ? undefined : columns.get("campaign");
    if (alone !== undefined && columns.delete("campaign")) columns.set("acao", alone);
    const found = { columns, headings: cells, rows: rows.slice(index + 1).filter(isDonation) };
    if (columns.has("acao")) return { ...found, ignored, acaoChoices: undefined };
    const acaoChoices = [...new Set(ignored)].filter(({ length }) => length <= IMPORT_LIMITS.heading);
    if (acaoChoices.includes(acaoColumn)) columns.set("acao", cells.map(String).indexOf(acaoColumn));
    return { ...found, acaoChoices, ignored: ignored.filter((heading) => heading !== acaoColumn) };
  }
  return undefined;
}

function columnOf(cell: SheetCell) {
  const words = fold(String(cell ?? ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const keys = Object.keys(HEADINGS) as ImportColumn[];
  return keys.find((key) => HEADINGS[key].includes(words));
}

/** Excludes empty rows and the totals below a list. */
const isDonation = ({ cells }: SheetRow) => {
  const [first = ""] = cells.filter((cell) => cell !== null).map(String);
  return first !== "" && !/^(?:sub)?total\b|^doacoes em\b/.test(fold(first));
};

/** A row as a donation, or all its problems. */
export function parseRow({ line, cells }: SheetRow, columns: Columns, findCampaign: FindCampaign): ParsedRow {
  const cell = (name: ImportColumn) => cells[columns.get(name) ?? -1] ?? null;
  const problems: ImportProblem[] = [];
  const addProblem = (name: ImportColumn, message: string) => {
    if (problems.some(({ column }) => column === IMPORT_COLUMNS[name])) return;
    problems.push({ line, column: IMPORT_COLUMNS[name], value: shown(cell(name)), message });
  };

  const kind = kindOf(cell);
  if (kind === undefined) addProblem("kind", "Escreva Dinheiro ou Itens");
  if (kind === "MONEY" && cell("items") !== null)
    addProblem("items", "Uma doação em dinheiro não tem itens. Escreva isto em Observações");
  const donorPublic = yesOrNo(cell("donorPublic"));
  if (donorPublic === undefined) addProblem("donorPublic", "Escreva sim ou não");
  const campaign = findCampaign(textOf(cell("campaign")));
  if (campaign.wrong) addProblem("campaign", campaign.wrong);
  const worth = kind === "IN_KIND" && cell("estimate") !== null ? "estimate" : "amount";
  const remarks: ImportRemark[] = [];
  const decimalOf = (name: ImportColumn, places: number) => {
    const value = cell(name);
    if (typeof value !== "number") return textOf(value);
    if (isAsFineAs(value, places)) return value;
    const rounded = roundHalfUp(value, places);
    remarks.push({ line, column: IMPORT_COLUMNS[name], was: unrounded(value), is: unrounded(rounded) });
    return rounded;
  };

  const result = donationInput.safeParse({
    kind: kind ?? "MONEY",
    amount: decimalOf(worth, MONEY_PLACES),
    quantity: kind === "IN_KIND" ? decimalOf("quantity", QUANTITY_PLACES) : "",
    items: textOf(cell("items")),
    date: dayOf(cell("date")),
    donor: donorOf(cell("donor")),
    donorPublic: donorPublic ?? false,
    acao: columns.has("acao") ? textOf(cell("acao")) : UNDECIDED,
    campaignId: campaign.id,
    notes: textOf(cell("notes")),
  });
  if (!result.success) {
    for (const [field, message] of Object.entries(fieldErrors(result.error))) {
      if (isColumn(field)) addProblem(field === "amount" ? worth : field, message);
    }
  }
  problems.sort((one, other) => ORDER.indexOf(one.column) - ORDER.indexOf(other.column));
  return { line, problems, remarks, ...(problems.length === 0 && result.success && { input: result.data }) };
}

const ORDER: string[] = Object.values(IMPORT_COLUMNS);

const isColumn = (field: string): field is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, field);
