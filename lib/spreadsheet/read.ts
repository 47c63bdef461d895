import { AppError } from "../errors";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import type { SheetRow } from "./row";

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

type Limit = { maxRows: number; tooMany: string };

/**
 * The rows of a spreadsheet that are not empty, .xlsx or CSV, by what the file is and not by what it is called. 'unsupported'
 * otherwise. A hostile one costs as much memory as the process has: see lib/donations/read-in-child.ts.
 */
export async function readSpreadsheet(bytes: Buffer, { maxRows, tooMany }: Limit): Promise<SheetRow[]> {
  if (beginsWith(bytes, OLD_EXCEL))
    throw new AppError("unsupported", "Este é um arquivo antigo do Excel (.xls). Abra-o e salve como .xlsx");
  const rows: SheetRow[] = [];
  const add = (row: SheetRow) => {
    if (row.cells.every((cell) => cell === null)) return;
    if (rows.length === maxRows) throw new AppError("invalid", tooMany);
    rows.push(row);
  };
  if (beginsWith(bytes, ZIP)) await readXlsx(bytes, add);
  else {
    const beginning = bytes.subarray(0, 1000);
    const wide = beginsWith(bytes, [0xff, 0xfe]); // UTF-16, half of whose bytes may be zero
    if (bytes.length === 0) throw new AppError("invalid", "O arquivo está vazio");
    if (!wide && beginning.includes(0))
      throw new AppError("unsupported", "Este arquivo não é uma planilha. Envie um .xlsx ou um .csv");
    readCsv(bytes, add);
  }
  return rows;
}

const beginsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
