/** The type of a column's values; they are passed as text, so that no decimal becomes a float. */
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

/** A table to export, independent of the format. */
export type Report<Row> = {
  /** Who publishes it. */
  organisation: string;
  /** Its picture, in any format; absent, the drawing that comes with the site. For a PDF. */
  logo?: Buffer;
  title: string;
  /** Lines below the title: the filter, the date, the source. */
  about: string[];
  /** A warning, for example that these are sample data. */
  warning?: string;
  columns: Column<Row>[];
  /** Asked once every row has gone through: label to value. */
  totals: () => Total[];
};

export type Total = { label: string; kind: "money" | "number"; value: string };
