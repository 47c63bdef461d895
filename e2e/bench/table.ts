/** Markdown tables, padded so that they also read well in a terminal. */

type Align = "left" | "right";

export interface Column<Row> {
  title: string;
  align?: Align;
  cell(row: Row): string;
}

export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const alignOf = (index: number): Align => columns[index]?.align ?? "right";
  const toLine = (line: readonly string[]) =>
    `| ${line.map((text, index) => pad(text, widths[index] ?? 0, alignOf(index))).join(" | ")} |`;
  const rule = `| ${widths.map((width, index) => ruleOf(width, alignOf(index))).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [toLine(head), rule, ...body.map(toLine)].join("\n");
}

export function number(value: number, digits = 0) {
  return value.toLocaleString("pt-BR", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function milliseconds(value: number) {
  return `${number(value)} ms`;
}

/** In units of 1,000 bytes, as in browsers' network panels. */
export function kilobytes(bytes: number) {
  return `${number(bytes / 1000, 1)} kB`;
}

export function megabytes(bytes: number) {
  return `${number(bytes / 1024 / 1024)} MB`;
}

function pad(text: string, width: number, align: Align) {
  return align === "left" ? text.padEnd(width) : text.padStart(width);
}

function ruleOf(width: number, align: Align) {
  return align === "left" ? "-".repeat(width) : `${"-".repeat(width - 1)}:`;
}
