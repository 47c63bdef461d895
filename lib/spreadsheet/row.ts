/** A cell's value: a text, a number, a day as midnight UTC, or nothing. */
export type SheetCell = string | number | Date | null;

/** Columns that are looked at; a cell further out is a slip of the finger. */
export const MAX_COLUMNS = 64;

/** A row with the number that the spreadsheet program shows beside it; of a CSV, with what separates its cells. */
export type SheetRow = { line: number; cells: SheetCell[]; delimiter?: string };

/** Takes a row. */
export type AddRow = (row: SheetRow) => void;

/** A table of a spreadsheet; that of a CSV has no name. */
export interface Sheet {
  name: string;
  /** Hands on its rows. */
  each(add: AddRow): void;
}
