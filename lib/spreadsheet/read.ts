import { AppError } from "../errors";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import type { Sheet, SheetRow } from "./row";

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The table that is looked for among the sheets of a spreadsheet, and the names of other sheets that have one. */
type Found<Table> = { table: Table; others: string[] };

type Options<Table> = {
  /** Takes the rows of a sheet that are not empty; undefined when it is not the one that is looked for. */
  find: (rows: SheetRow[]) => Table | undefined;
  /** One that is empty is taken only if there is no other. */
  isEmpty: (table: Table) => boolean;
  maxRows: number;
  tooMany: string;
};

/**
 * The first sheet that `find` recognises, of an .xlsx or CSV, by what the file is and not by what it is called; undefined when it
 * recognises none. 'unsupported' for another file. A hostile one costs as much memory as the process has: see
 * lib/donations/import/read-in-child.ts.
 */
export async function findInSpreadsheet<Table>(
  bytes: Buffer,
  options: Options<Table>,
): Promise<Found<Table> | undefined> {
  const found = (await sheetsOf(bytes)).flatMap((sheet) => {
    const rows = rowsOf(sheet);
    const table = options.find(rows);
    return table === undefined ? [] : [{ table, name: sheet.name, count: rows.length }];
  });
  const filled = found.filter(({ table }) => !options.isEmpty(table));
  const [first, ...others] = filled.length > 0 ? filled : found.slice(0, 1);
  if (!first) return undefined;
  if (first.count > options.maxRows) throw new AppError("invalid", options.tooMany);
  return { table: first.table, others: others.map(({ name }) => name) };
}

/** The rows that are not empty. */
function rowsOf(sheet: Sheet) {
  const rows: SheetRow[] = [];
  sheet.each((row) => {
    if (row.cells.some((cell) => cell !== null)) rows.push(row);
  });
  return rows;
}

async function sheetsOf(bytes: Buffer): Promise<Sheet[]> {
  if (beginsWith(bytes, OLD_EXCEL))
    throw new AppError("unsupported", "Este é um arquivo antigo do Excel (.xls). Abra-o e salve como .xlsx");
  if (beginsWith(bytes, ZIP)) return readXlsx(bytes);
  if (bytes.length === 0) throw new AppError("invalid", "O arquivo está vazio");
  if (bytes.subarray(0, 1000).some(isBinary))
    throw new AppError("unsupported", "Este arquivo não é uma planilha. Envie um .xlsx ou um .csv");
  return [{ name: "", each: (add) => readCsv(bytes, add) }];
}

/** A byte that no text has; zero fills up the fields of old programs, and half of UTF-16. */
const isBinary = (byte: number) => byte > 0 && byte < 9;

const beginsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
