/** What a column's values are; all of them travel as texts, so that no decimal becomes a float on its way. */
export type CellKind =
  | "text"
  /** BRL as '1234.50'. */
  | "money"
  /** A decimal such as '2.5'. */
  | "number"
  /** 'YYYY-MM-DD'. */
  | "day";

export type Column<Row> = {
  label: string;
  kind: CellKind;
  /** Share of the page's width in a PDF; in a spreadsheet, characters. */
  width: number;
  value: (row: Row) => string | null;
};

/** A table on its way out of the house, whatever the format. */
export type Report<Row> = {
  /** Who publishes it. */
  organisation: string;
  title: string;
  /** What it is about, in words: the filter, from when it is, where it comes from. */
  about: string[];
  /** What must not be overlooked, such as that it is sample data. */
  warning?: string;
  columns: Column<Row>[];
  /** Asked once every row has gone through: label to value. */
  totals: () => Total[];
};

export type Total = { label: string; kind: "money" | "number"; value: string };
