import type { CellValue, Row, Workbook } from "exceljs";
import { exactDecimal } from "../decimals";
import { AppError } from "../errors";
import { QUANTITY_PLACES } from "../money";
import { MAX_COLUMNS, type Sheet, type SheetCell } from "./row";
import { unpacksWithin } from "./zip-bomb";

/** Bytes that the parts of a file may have once they are unpacked. */
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;

/** The sheets that have rows and that people see; formulas as what they came to. */
export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const book = await open(bytes);
  const sheets = book.worksheets.filter(({ state, actualRowCount }) => state === "visible" && actualRowCount > 0);
  if (sheets.length === 0)
    throw new AppError("invalid", "A planilha está vazia (abas ocultas não são lidas), ou não é do Excel (.xlsx)");
  return sheets.map((sheet) => ({
    name: sheet.name,
    each: (add) => sheet.eachRow((row, line) => add({ line, cells: cellsOf(row) })),
  }));
}

function cellsOf(row: Row) {
  const cells: SheetCell[] = [];
  // Only cells that are there: asked for one by one, exceljs makes each empty one before a stray last column.
  row.eachCell((cell, column) => {
    if (column > MAX_COLUMNS) return;
    const value = plain(cell.value);
    // exceljs repeats a merged cell's value in each of its cells: a repeated amount would be money twice.
    cells[column - 1] = cell.master !== cell && isAmount(value) ? null : value;
  });
  return Array.from(cells, (cell) => cell ?? null);
}

const isAmount = (value: SheetCell) =>
  typeof value === "number" || (typeof value === "string" && exactDecimal(value, QUANTITY_PLACES) !== undefined);

/** Parts that exceljs would expand cell by cell, such as choices for a whole column, and that an import does not need. */
const IGNORED = ["dataValidations", "conditionalFormatting", "extLst"];

async function open(bytes: Buffer): Promise<Workbook> {
  const { default: excel } = await import("exceljs");
  const book = new excel.Workbook();
  try {
    if (!unpacksWithin(bytes, MAX_UNPACKED_BYTES))
      throw new AppError("tooLarge", "A planilha é grande demais depois de aberta");
    return await book.xlsx.load(new Uint8Array(bytes).buffer, { ignoreNodes: IGNORED });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", "Não conseguimos abrir esta planilha. Abra-a no Excel e salve de novo como .xlsx");
  }
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
