import { AppError } from "../../errors";
import { csvOfTexts } from "../../reports/csv";
import { findInSpreadsheet } from "../../spreadsheet/read";
import type { SheetCell, SheetRow } from "../../spreadsheet/row";
import type { DonationInput } from "../schema";
import { campaignFinder, type KnownCampaign } from "./campaigns";
import { importCopy } from "./copy";
import { type Columns, findHeadings } from "./find-headings";
import { keyOf, partsOf } from "./fingerprint";
import { dayOfCell, isDay } from "./parse-cell";
import { type ParsedRow, parseRow } from "./parse-row";
import { IMPORT_LIMITS, type ImportProblem, type ImportRemark, MEND_HEADING } from "./types";

/** A row that can be imported: `parts` and `key` tell it from others (fingerprint.ts); `isRepeated`: one above it is equal. */
export type GoodRow = { line: number; input: DonationInput; parts: string[]; key: string; isRepeated: boolean };

export type ReadDonations = {
  /** Headings that mean nothing here. */
  ignored: string[];
  otherSheets: string[];
  /** In a sheet without a column called Ação: the headings of those that may say the action. */
  acaoChoices?: string[];
  /** How many donations there are; those that can be imported are `good`. */
  count: number;
  good: GoodRow[];
  problems: ImportProblem[];
  /** The wrong rows as a sheet of their own, with what is wrong in each; undefined without any, or when it would be too large to be imported. */
  wrongSheet?: string;
  remarks: ImportRemark[];
};

/** Rows of a sheet that are no donations: a letterhead, headings, sums. */
const OTHER_ROWS = 500;

export type ReadOptions = {
  /** The heading of the column that says the action, in a sheet without one called so. */
  acaoColumn?: string;
  /** Those that the column Campanha may name. */
  campaigns?: KnownCampaign[];
};

/** The donations of a spreadsheet. 'invalid' when there is none, or more than an import takes. */
export async function readRows(bytes: Buffer, options: ReadOptions = {}): Promise<ReadDonations> {
  const { acaoColumn = "", campaigns = [] } = options;
  const sheet = await findInSpreadsheet(bytes, {
    find: (rows) => findHeadings(rows, acaoColumn),
    isEmpty: ({ rows }) => rows.length === 0,
    maxRows: IMPORT_LIMITS.rows + OTHER_ROWS,
    tooMany: importCopy.tooMany,
  });
  if (!sheet) throw new AppError("invalid", importCopy.noHeading);
  const found = sheet.table;
  if (found.rows.length === 0) throw new AppError("invalid", importCopy.noRows);
  if (found.rows.length > IMPORT_LIMITS.rows) throw new AppError("invalid", importCopy.tooMany);
  const torn = found.rows.find((row) => isTorn(row, found.headings));
  if (torn) throw new AppError("invalid", importCopy.torn(torn.line));
  const findCampaign = campaignFinder(campaigns);
  const rows = found.rows.map((row) => parseRow(row, found.columns, findCampaign));
  return {
    ignored: found.ignored,
    otherSheets: sheet.others,
    acaoChoices: found.acaoChoices,
    count: rows.length,
    good: withKeys(rows),
    problems: rows.flatMap(({ problems }) => problems),
    wrongSheet: sheetOfWrong(found, rows),
    remarks: rows.flatMap(({ remarks }) => remarks),
  };
}

/**
 * Whether a separator within an amount or a text has made a cell of what follows it, so that this and all after it are read in the wrong
 * columns: 10,50 as 10. A line may end with one, but not with a comma: behind a torn amount all cells may be empty.
 */
const isTorn = ({ cells, delimiter }: SheetRow, { length }: SheetCell[]) =>
  delimiter !== undefined && cells.slice(length).some((cell) => cell !== null || delimiter === ",");

/** CSV of the wrong rows under the sheet's own headings, so that they can be mended and imported by themselves. */
function sheetOfWrong(sheet: { columns: Columns; headings: SheetCell[]; rows: SheetRow[] }, parsed: ParsedRow[]) {
  const datePlace = sheet.columns.get("date");
  const problemsAt = new Map(parsed.map(({ line, problems }) => [line, problems]));
  const kept = [...sheet.headings.entries()].filter(([, heading]) => heading !== MEND_HEADING);
  const wrong = sheet.rows.flatMap(({ line, cells }) => {
    const problems = problemsAt.get(line) ?? [];
    if (problems.length === 0) return [];
    const said = problems.map(({ column, message }) => `${column}: ${message}`).join(". ");
    return [[...kept.map(([place]) => asText(cells[place] ?? null, place === datePlace)), said]];
  });
  // A workbook stores a text once that stands in each of its rows. What is larger than an import takes is of no use.
  const length = wrong.reduce((sum, cells) => cells.reduce((all, cell) => all + cell.length, sum), 0);
  return wrong.length > 0 && length <= IMPORT_LIMITS.bytes
    ? csvOfTexts([[...kept.map(([, heading]) => asText(heading)), MEND_HEADING], ...wrong])
    : undefined;
}

/** As the import reads it again from CSV, where a number is no day any more. */
function asText(cell: SheetCell, isDate = false) {
  if (cell instanceof Date || (isDate && typeof cell === "number" && isDay(cell)))
    return dayOfCell(cell).split("-").reverse().join("/");
  if (typeof cell === "number") return cell.toLocaleString("pt-BR", { maximumFractionDigits: 10, useGrouping: false });
  return cell ?? "";
}

function withKeys(rows: ParsedRow[]): GoodRow[] {
  const occurrences = new Map<string, number>();
  return rows.flatMap(({ line, input }) => {
    if (!input) return [];
    const parts = partsOf(input);
    const content = JSON.stringify(parts);
    const occurrence = (occurrences.get(content) ?? 0) + 1;
    occurrences.set(content, occurrence);
    return [{ line, input, parts, key: keyOf(content, occurrence), isRepeated: occurrence > 1 }];
  });
}
