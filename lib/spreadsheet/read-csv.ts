import { parse } from "csv-parse/sync";
import type { SheetRow } from "./row";

/** Between cells, the likeliest first: where decimals have commas, Excel writes semicolons. */
const DELIMITERS = [";", "\t", ","];
/** Lines that are looked at to see which one it is. */
const LOOKED_AT = 10;

/** CSV as spreadsheet programs write it: in UTF-8, or in the Windows-1252 of Excel in Portuguese; all cells are texts. */
export function readCsv(bytes: Buffer): SheetRow[] {
  const text = decode(bytes);
  const [, told] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const records: string[][] = parse(text, {
    delimiter: told ?? delimiterOf(text),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: true,
  });
  return records.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell || null) }));
}

function decode(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function delimiterOf(text: string) {
  const beginning = text
    .split(/\r?\n/, LOOKED_AT)
    .join("\n")
    .replace(/"[^"]*"/g, "");
  return DELIMITERS.find((delimiter) => beginning.includes(delimiter)) ?? ";";
}
