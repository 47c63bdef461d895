import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "../errors";
import { type AddRow, MAX_COLUMNS } from "./row";

/** Between cells, the likeliest first: where decimals have commas, Excel writes semicolons. */
const DELIMITERS = [";", "\t", ","];
/** Lines in which the delimiter is searched: letterheads come before the headings. */
const SNIFFED_LINES = 20;

/** CSV as spreadsheet programs write it: in UTF-8, or in the Windows-1252 of Excel in Portuguese; all cells are texts. */
export function readCsv(bytes: Buffer, add: AddRow) {
  const text = decode(bytes).replaceAll("\0", ""); // PostgreSQL has no place for one
  const [, declared] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const delimiter = declared ?? delimiterOf(text);
  const records = quoted(text, delimiter) ?? lineByLine(text, delimiter);
  for (const [index, cells] of records.entries())
    add({ line: index + 1, cells: cells.slice(0, MAX_COLUMNS).map((cell) => cell || null), delimiter });
}

/** With quotes around cells as they are meant to be; undefined when one is odd. */
function quoted(text: string, delimiter: string) {
  try {
    const records: string[][] = parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
    });
    return records;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/**
 * Each line for itself, so that an odd quote is one line's. There it is a sign like others when the line then has all of the
 * table's cells; else 'invalid' says which line it is.
 */
function lineByLine(text: string, delimiter: string) {
  const bare = (line: string) => line.split(delimiter).map((cell) => cell.trim().replace(/^"([^"]*)"$/, "$1"));
  const lines = text.split(/\r\n|\n|\r/);
  const read = lines.map((line) => (line.includes('"') ? quoted(line, delimiter)?.[0] : bare(line)));
  const width = read.reduce((most, cells) => Math.max(most, cells?.length ?? 0), 0);
  return lines.map((line, index) => {
    const cells = read[index] ?? bare(line);
    if (read[index] || cells.length === width) return cells;
    throw new AppError("invalid", oddQuote(index + 1));
  });
}

const oddQuote = (line: number) =>
  `Na linha ${line} há aspas (") que abrem e não fecham, ou fecham antes do fim da célula. Apague-as e envie de novo`;

function decode(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The one that makes the most cells in lines of the same width: letterheads, amounts and comments have others now and then. */
function delimiterOf(text: string) {
  const lines = text.replace(/"[^"]*"/g, "").split(/\r?\n/, SNIFFED_LINES);
  const alike = (delimiter: string) => {
    const widths = lines.map((line) => line.split(delimiter).length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => (width - 1) * widths.filter((other) => other === width).length));
  };
  return DELIMITERS.reduce((best, delimiter) => (alike(delimiter) > alike(best) ? delimiter : best));
}
