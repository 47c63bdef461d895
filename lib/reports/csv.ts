import type { CellKind, Column } from "./report";

/** Characters of a chunk at least. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * CSV as Excel in Portuguese opens it by double click: `;` between cells, decimal commas, a byte order mark. Only heading
 * and rows, so that programs can read it.
 */
export async function* writeCsv<Row>(columns: Column<Row>[], rows: AsyncIterable<Row>) {
  let text = `\ufeff${columns.map(({ label }) => quoted(label)).join(";")}\r\n`;
  for await (const row of rows) {
    text += `${columns.map(({ kind, value }) => quoted(asText(kind, value(row)))).join(";")}\r\n`;
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text) yield Buffer.from(text);
}

/** Rows of texts as the same kind of CSV. */
export const csvOfTexts = (rows: string[][]) =>
  `\ufeff${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(";")).join("\r\n")}\r\n`;

function asText(kind: CellKind, value: string | null) {
  if (value === null) return "";
  if (kind === "text") return harmless(value);
  return kind === "day" ? value.split("-").reverse().join("/") : value.replace(".", ",");
}

/** A spreadsheet would run it as a formula: with an apostrophe before it, it is a text. */
const harmless = (text: string) => (/^\s*[=+\-@＝＋－＠\t\r]/u.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
