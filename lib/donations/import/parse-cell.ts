import { DAY_MS } from "../../dates";
import type { SheetCell } from "../../spreadsheet/row";
import { fold } from "../../text";
import { donationCopy } from "../copy";
import type { ImportColumn } from "./types";

/** The kind as written, else derived from the filled columns; undefined when ambiguous. */
export function kindOf(cell: (name: ImportColumn) => SheetCell) {
  const written = fold(textOf(cell("kind")));
  if (/^(?:dinheiro|pix|r\$|transferencia|deposito|especie)/.test(written)) return "MONEY";
  if (/^(?:em )?(?:ite[mn]s?|produtos?|bens)/.test(written)) return "IN_KIND";
  if (written !== "") return undefined;
  const [money, things] = [cell("amount") !== null, cell("items") !== null];
  if (money && things) return undefined;
  return things ? "IN_KIND" : "MONEY";
}

export function yesOrNo(cell: SheetCell) {
  const written = fold(textOf(cell));
  if (["sim", "s", "x", "1", "true", "pode"].includes(written)) return true;
  return ["", "nao", "n", "0", "false"].includes(written) ? false : undefined;
}

/** The cell's text, without the apostrophe that escapes a formula. */
export const textOf = (cell: SheetCell) =>
  cell instanceof Date ? dayOfCell(cell) : String(cell ?? "").replace(/^'(?=[=+\-@])/, "");

/** Empty for the public table's own 'anonymous', which an exported file contains, and which somebody may have typed in as well. */
export const namedDonor = (donor: string) => (fold(donor) === fold(donationCopy.anonymous) ? "" : donor);

/** A number with all decimal places that a spreadsheet program shows. */
export const unrounded = (number: number) => number.toLocaleString("pt-BR", { maximumFractionDigits: 10 });

/** Day zero of spreadsheets. */
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);
/** The years 2000 to 2100 as spreadsheets count days. */
const SERIALS = { from: 36_526, to: 73_415 };

/** 'YYYY-MM-DD' of a date cell, a day's number, or text such as 31/12/2026, 31-12-26, 31.12.2026. */
export function dayOfCell(cell: SheetCell) {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell === "number" && cell >= SERIALS.from && cell <= SERIALS.to)
    return new Date(SERIAL_EPOCH_MS + Math.floor(cell) * DAY_MS).toISOString().slice(0, 10);
  const text = String(cell ?? "").trim();
  const [, day, month, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text) ?? [];
  if (!day || !month || !year) return text;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Whether the cell has a day, be it one that no calendar has: 31/02/2026. */
export const isDay = (cell: SheetCell) => /^\d{4}-\d{2}-\d{2}$/.test(dayOfCell(cell));

export const shownCell = (cell: SheetCell) =>
  (cell instanceof Date ? dayOfCell(cell) : String(cell ?? "")).slice(0, 80);
