import type { DonationTotals } from "../types";

/** Limits of an import; `heading` in characters. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 20_000, heading: 200 };

/** The columns of a spreadsheet of donations, by what they are called in the template, and in the dashboard's own file. */
export const IMPORT_COLUMNS = {
  date: "Data",
  donor: "Doador",
  donorPublic: "Publicar o nome",
  kind: "Tipo",
  amount: "Valor",
  quantity: "Quantidade",
  items: "Itens",
  estimate: "Valor estimado",
  acao: "Ação",
  campaign: "Campanha",
  notes: "Observações",
  active: "No site",
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

/** The column of a sheet of wrong rows that says what is wrong. */
export const MEND_HEADING = "O que corrigir";

/** An error in a row; `line` is its number in the spreadsheet. */
export type ImportProblem = { line: number; column: string; value: string; message: string };

/** A value that is rounded because it has too many decimal places. */
export type ImportRemark = { line: number; column: string; was: string; is: string };

export type ImportRowState =
  | "new"
  /** Was imported before: it is not added again. */
  | "known"
  /** Equal, or but for the action, to a donation that was entered by hand or confirmed from a claim. */
  | "typed"
  /** Equal, or but for one field, to a donation that this sheet brought before: the one or the other was corrected. */
  | "similar"
  /** Was in a sheet before and is not here: its donation was deleted, or somebody left the row out. */
  | "gone"
  /** Equal to a donation of another sheet. */
  | "elsewhere"
  | "wrong";

/** Rows in these states are only added when the person ticks them. */
export const DOUBTFUL_STATES = ["similar", "gone", "elsewhere", "typed"] as const satisfies ImportRowState[];
export type DoubtfulState = (typeof DOUBTFUL_STATES)[number];

/** A row as it would be recorded. */
export type ImportRow = {
  line: number;
  state: ImportRowState;
  date: string;
  donor: string;
  /** Whether visitors will read the name. */
  donorPublic: boolean;
  gift: string;
  acao: string;
  /** Visitors read them. */
  notes?: string;
  /** The title of the campaign that it counts for. */
  campanha?: string;
  /** The donation that a similar row may be. */
  like?: Pick<ImportRow, "date" | "donor" | "gift" | "acao">;
};

/** Rows that are only added when the person ticks them: the lines of all, and the first ones to look at. */
export type ImportDoubt = { state: DoubtfulState; lines: number[]; rows: ImportRow[] };

/** The effect that an import would have. */
export type ImportPreview = {
  rows: number;
  /** Number of rows by state. */
  counts: Record<ImportRowState, number>;
  /** Totals of the new rows. */
  totals: DonationTotals;
  /** New rows in months that have imported donations already. */
  inImportedMonths: number;
  /** The lines of new rows that are equal to one above them: two donations, or one that was written twice. */
  repeated: number[];
  /** Number of new rows with notes, which visitors will read. */
  withNotes: number;
  /** The first ones. */
  problems: ImportProblem[];
  problemCount: number;
  /** The wrong rows as CSV, with what is wrong in a last column; to be mended and imported. */
  wrongSheet?: string;
  /** The first ones. */
  remarks: ImportRemark[];
  remarkCount: number;
  preview: ImportRow[];
  doubts: ImportDoubt[];
  /** Headings that mean nothing here; their columns are left out. */
  ignored: string[];
  /** The names of the workbook's other sheets with donations, which are not read. */
  otherSheets: string[];
  /** In a sheet without a column called Ação: the headings of those that may say the action. */
  acaoChoices?: string[];
};

/** The effect of an import. */
export type ImportDone = {
  importId: string;
  added: number;
  known: number;
  /** Doubtful rows that were not ticked. */
  left: number;
  /** Wrong rows that were left out. */
  wrong: number;
};
