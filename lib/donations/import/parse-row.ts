import { hasAtMostPlaces, roundHalfUp } from "../../decimals";
import { fieldErrors } from "../../errors";
import { MONEY_PLACES, QUANTITY_PLACES } from "../../money";
import type { SheetRow } from "../../spreadsheet/row";
import { manageDonationCopy } from "../manage-copy";
import { type DonationInput, donationInput } from "../schema";
import type { campaignFinder } from "./campaigns";
import type { Columns } from "./find-headings";
import { dayOfCell, kindOf, namedDonor, shownCell, textOf, unrounded, yesOrNo } from "./parse-cell";
import { IMPORT_COLUMNS, type ImportColumn, type ImportProblem, type ImportRemark } from "./types";

export type ParsedRow = { line: number; input?: DonationInput; problems: ImportProblem[]; remarks: ImportRemark[] };

type FindCampaign = ReturnType<typeof campaignFinder>;

/** A row as a donation, or all its problems. */
export function parseRow({ line, cells }: SheetRow, columns: Columns, findCampaign: FindCampaign): ParsedRow {
  const cell = (name: ImportColumn) => cells[columns.get(name) ?? -1] ?? null;
  const problems: ImportProblem[] = [];
  const addProblem = (name: ImportColumn, message: string) => {
    if (problems.some(({ column }) => column === IMPORT_COLUMNS[name])) return;
    problems.push({ line, column: IMPORT_COLUMNS[name], value: shownCell(cell(name)), message });
  };

  const kind = kindOf(cell);
  if (kind === undefined) addProblem("kind", "Escreva Dinheiro ou Itens");
  if (kind === "MONEY" && cell("items") !== null)
    addProblem("items", "Uma doação em dinheiro não tem itens. Escreva isto em Observações");
  const donorPublic = yesOrNo(cell("donorPublic"));
  if (donorPublic === undefined) addProblem("donorPublic", "Escreva sim ou não");
  const active = cell("active") === null || yesOrNo(cell("active"));
  if (active === undefined) addProblem("active", "Escreva sim ou não");
  const campaign = findCampaign(textOf(cell("campaign")));
  if (campaign.wrong) addProblem("campaign", campaign.wrong);
  const worth = kind === "IN_KIND" && cell("estimate") !== null ? "estimate" : "amount";
  const remarks: ImportRemark[] = [];
  const decimalOf = (name: ImportColumn, places: number) => {
    const value = cell(name);
    if (typeof value !== "number") return textOf(value);
    if (hasAtMostPlaces(value, places)) return value;
    const rounded = roundHalfUp(value, places);
    remarks.push({ line, column: IMPORT_COLUMNS[name], was: unrounded(value), is: unrounded(rounded) });
    return rounded;
  };

  const result = donationInput.safeParse({
    kind: kind ?? "MONEY",
    amount: decimalOf(worth, MONEY_PLACES),
    quantity: kind === "IN_KIND" ? decimalOf("quantity", QUANTITY_PLACES) : "",
    items: textOf(cell("items")),
    date: dayOfCell(cell("date")),
    donor: namedDonor(textOf(cell("donor"))),
    donorPublic: donorPublic ?? false,
    acao: columns.has("acao") ? textOf(cell("acao")) : manageDonationCopy.undecided,
    campaignId: campaign.id,
    notes: textOf(cell("notes")),
    active,
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
