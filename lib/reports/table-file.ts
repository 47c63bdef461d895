import { SAMPLE_NOTICE } from "../site";
import { writeCsv } from "./csv";
import { type ExportFormat, FILE_TYPES, type listFormats } from "./formats";
import { writePdf } from "./pdf";
import type { Column, Report } from "./report";
import { writeXlsx } from "./xlsx";

type Table<Row> = {
  /** Of the file, without its ending. */
  name: string;
  report: Omit<Report<Row>, "columns" | "warning">;
  rows: AsyncIterable<Row>;
  /** For machines: each fact in a column of its own. */
  columns: Column<Row>[];
  /** For reading, those of them that fit a page. */
  pdfColumns: Column<Row>[];
  /** Whether the exported data are sample data, which the file must state. */
  sample: boolean;
};

/** A table as a file. Nothing is read before `content` is. */
export function tableFile<Row>(format: (typeof listFormats)[number], table: Table<Row>) {
  const { name, rows, columns, pdfColumns, sample } = table;
  const report = { ...table.report, warning: sample ? SAMPLE_NOTICE : undefined };
  const write = {
    xlsx: () => writeXlsx({ ...report, columns }, rows),
    pdf: () => writePdf({ ...report, columns: pdfColumns }, rows),
    csv: () => writeCsv(sample ? [...columns, SAMPLE_COLUMN] : columns, rows),
  };
  return fileOf(name, format, write[format]());
}

export const fileOf = (name: string, format: ExportFormat, content: AsyncIterable<Uint8Array>) => ({
  name: `${name}.${format}`,
  type: FILE_TYPES[format],
  content,
});

/** CSV has no place for a notice, hence a column, the same in each row: it is said of the file, where rows may be real ones, too. */
const SAMPLE_COLUMN = { label: "Arquivo com exemplos", kind: "text", width: 10, value: () => "sim" } as const;
