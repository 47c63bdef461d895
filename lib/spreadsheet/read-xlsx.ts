import type { CellValue } from "exceljs";
import { AppError } from "../errors";
import type { SheetCell, SheetRow } from "./row";

/** Bytes that the parts of a file may have once they are unpacked. */
const MAX_UNPACKED = 80 * 1024 * 1024;

/** The rows of the first sheet that has any; formulas as what they came to. */
export async function readXlsx(bytes: Buffer): Promise<SheetRow[]> {
  if (unpackedSize(bytes) > MAX_UNPACKED) throw new AppError("tooLarge", "A planilha é grande demais depois de aberta");
  const { default: excel } = await import("exceljs");
  const book = new excel.Workbook();
  try {
    await book.xlsx.load(new Uint8Array(bytes).buffer);
  } catch {
    throw new AppError("invalid", "Não conseguimos abrir esta planilha. Abra-a no Excel e salve de novo como .xlsx");
  }
  const sheet = book.worksheets.find(({ actualRowCount }) => actualRowCount > 0);
  if (!sheet) throw new AppError("invalid", "A planilha está vazia, ou não é do Excel (.xlsx)");
  const rows: SheetRow[] = [];
  sheet.eachRow((row, line) => {
    const cells: SheetCell[] = [];
    for (let column = 1; column <= row.cellCount; column++) cells.push(plain(row.getCell(column).value));
    rows.push({ line, cells });
  });
  return rows;
}

function plain(value: CellValue): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value.trim() || null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (value instanceof Date) return value;
  if ("richText" in value) return plain(value.richText.map(({ text }) => text).join(""));
  if ("error" in value) return value.error;
  if ("hyperlink" in value) return plain(value.text);
  return plain("result" in value ? value.result : null);
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** What a ZIP's own list says its parts have, unpacked; a file that lies about it is one of an administrator's own. */
function unpackedSize(bytes: Buffer) {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end--;
  if (end < 0) return 0; // no ZIP at all, which the reader will say
  let size = 0;
  for (let at = bytes.readUInt32LE(end + 16); at + 46 <= end && bytes.readUInt32LE(at) === ENTRY; ) {
    size += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return size;
}
