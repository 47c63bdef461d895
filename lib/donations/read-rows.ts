import { AppError } from "../errors";
import { readSpreadsheet } from "../spreadsheet/read";
import { keyOf, partsOf } from "./fingerprint";
import { importCopy } from "./import-copy";
import { findHeadings, type ParsedRow, parseRow } from "./import-rows";
import { IMPORT_LIMITS, type ImportProblem, type ImportRemark } from "./import-types";
import type { DonationInput } from "./schema";

/** A row that can be imported: `parts` and `key` tell it from others (fingerprint.ts). */
export type GoodRow = { line: number; input: DonationInput; parts: string[]; key: string };

export type ReadDonations = {
  /** Headings that mean nothing here. */
  ignored: string[];
  /** In a sheet without a column called Ação: the headings of those that may say the action. */
  acaoChoices?: string[];
  /** How many donations there are; those that can be imported are `good`. */
  count: number;
  good: GoodRow[];
  problems: ImportProblem[];
  remarks: ImportRemark[];
};

/** Rows of a sheet that are no donations: a letterhead, headings, sums. */
const OTHER_ROWS = 500;

export type ReadOptions = {
  /** The heading of the column that says the action, in a sheet without one called so. */
  acaoColumn?: string;
};

/** The donations of a spreadsheet. 'invalid' when there is none, or more than an import takes. */
export async function readRows(bytes: Buffer, { acaoColumn = "" }: ReadOptions = {}): Promise<ReadDonations> {
  const limit = { maxRows: IMPORT_LIMITS.rows + OTHER_ROWS, tooMany: importCopy.tooMany };
  const found = findHeadings(await readSpreadsheet(bytes, limit), acaoColumn);
  if (!found) throw new AppError("invalid", importCopy.noHeading);
  if (found.rows.length === 0) throw new AppError("invalid", importCopy.noRows);
  if (found.rows.length > IMPORT_LIMITS.rows) throw new AppError("invalid", importCopy.tooMany);
  const rows = found.rows.map((row) => parseRow(row, found.columns));
  return {
    ignored: found.ignored,
    acaoChoices: found.acaoChoices,
    count: rows.length,
    good: withKeys(rows),
    problems: rows.flatMap(({ problems }) => problems),
    remarks: rows.flatMap(({ remarks }) => remarks),
  };
}

function withKeys(rows: ParsedRow[]): GoodRow[] {
  const occurrences = new Map<string, number>();
  return rows.flatMap(({ line, input }) => {
    if (!input) return [];
    const parts = partsOf(input);
    const content = JSON.stringify(parts);
    const occurrence = (occurrences.get(content) ?? 0) + 1;
    occurrences.set(content, occurrence);
    return [{ line, input, parts, key: keyOf(content, occurrence) }];
  });
}
