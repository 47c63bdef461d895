import "server-only";
import { AppError } from "../errors";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import type { SheetRow } from "./row";

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The rows of a spreadsheet, .xlsx or CSV, by what the file is and not by what it is called. 'unsupported' otherwise. */
export async function readSpreadsheet(bytes: Buffer): Promise<SheetRow[]> {
  if (beginsWith(bytes, OLD_EXCEL))
    throw new AppError("unsupported", "Este é um arquivo antigo do Excel (.xls). Abra-o e salve como .xlsx");
  if (beginsWith(bytes, ZIP)) return readXlsx(bytes);
  const beginning = bytes.subarray(0, 1000);
  const wide = beginsWith(bytes, [0xff, 0xfe]); // UTF-16, half of whose bytes may be zero
  if (bytes.length === 0) throw new AppError("invalid", "O arquivo está vazio");
  if (!wide && beginning.includes(0))
    throw new AppError("unsupported", "Este arquivo não é uma planilha. Envie um .xlsx ou um .csv");
  return readCsv(bytes);
}

const beginsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
