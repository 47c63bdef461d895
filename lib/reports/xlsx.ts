import { PassThrough } from "node:stream";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { xmlText } from "../xml-text";
import type { CellKind, Report, Total } from "./report";

/** Rows after which the event loop gets its turn and finished bytes are sent. */
const ROWS_PER_FLUSH = 250;

/** Numbers in 'General', which shows 10 and 2,5: '0.###' would leave a comma behind the 10. */
const FORMATS: Partial<Record<CellKind, string>> = { money: '"R$" #,##0.00', number: "General", day: "dd/mm/yyyy" };

/** As wide as one sheet of paper, and as many of them as it takes. */
const A4_ACROSS = { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 } as const;

/** An Excel file with typed cells, a filter on the headings and the totals below; written row by row. */
export async function* writeXlsx<Row>(report: Report<Row>, rows: AsyncIterable<Row>) {
  const { default: excel } = await import("exceljs");
  const ready = new PassThrough();
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: ready, useStyles: true });
  const { organisation, title, about, warning, columns, totals } = report;
  const intro = [`${organisation}: ${title}`, ...about, ...(warning ? [warning] : [])];
  const headingRow = intro.length + 2;
  const sheet = book.addWorksheet(sheetName(title), {
    views: [{ state: "frozen", ySplit: headingRow }],
    pageSetup: { ...A4_ACROSS, printTitlesRow: `${headingRow}:${headingRow}` },
  });
  sheet.columns = columns.map(({ kind, width }) => ({
    width,
    style: { numFmt: FORMATS[kind] ?? "@", alignment: { vertical: "top", wrapText: kind === "text" } },
  }));
  intro.forEach((text, index) => {
    const cell = sheet.getCell(index + 1, 1);
    cell.value = xmlText(text);
    cell.style = { font: { bold: index === 0, size: index === 0 ? 14 : 11 }, alignment: { wrapText: false } };
  });
  const heading = sheet.getRow(headingRow);
  heading.values = columns.map(({ label }) => label);
  heading.font = { bold: true };
  heading.commit();

  let count = 0;
  for await (const row of rows) {
    sheet.addRow(columns.map(({ kind, value }) => typed(kind, value(row)))).commit();
    if (++count % ROWS_PER_FLUSH > 0) continue;
    await yieldToOthers();
    for (let piece = ready.read(); piece !== null; piece = ready.read()) yield asBuffer(piece);
  }

  sheet.autoFilter = { from: { row: headingRow, column: 1 }, to: { row: headingRow + count, column: columns.length } };
  sheet.addRow([]).commit();
  for (const total of totals()) {
    const row = sheet.addRow([total.label]);
    placeTotal(row.getCell(columns.findIndex(({ kind }) => kind === "money") + 1), total);
    row.font = { bold: true };
    row.getCell(1).alignment = { wrapText: false };
    row.commit();
  }
  sheet.commit();
  const finished = book.commit();
  finished.catch((error) => ready.destroy(error));
  for await (const piece of ready) yield asBuffer(piece);
  await finished;
}

/** Excel refuses some characters, and more than 31 of any. */
const sheetName = (title: string) =>
  title
    .replace(/[*?:\\/[\]\s]+/g, " ")
    .slice(0, 31)
    .trim();

function placeTotal(cell: { value: unknown; numFmt: string }, { kind, value }: Total) {
  cell.value = typed(kind, value);
  cell.numFmt = FORMATS[kind] ?? "@";
}

/** A spreadsheet's own kinds of values; its numbers keep fifteen digits, more than an amount has. */
function typed(kind: CellKind, value: string | null) {
  if (value === null) return null;
  if (kind === "text") return xmlText(value);
  return kind === "day" ? new Date(value) : Number(value);
}

const asBuffer = (piece: unknown) => (Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece)));
