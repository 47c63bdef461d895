/** The tables that are filled, and their rows at full size. */
export const TABLES = {
  posts: { table: "Post", rows: 100_000 },
  reviews: { table: "Review", rows: 1_000_000 },
  donations: { table: "Donation", rows: 100_000 },
  volunteers: { table: "Volunteer", rows: 10_000 },
  events: { table: "CalendarEvent", rows: 10_000 },
  projects: { table: "Project", rows: 10_000 },
  campaigns: { table: "Campaign", rows: 1_000 },
  needs: { table: "Need", rows: 1_000 },
  promises: { table: "NeedPromise", rows: 10_000 },
  claims: { table: "DonationClaim", rows: 3_000 },
  messages: { table: "ContactMessage", rows: 10_000 },
  pictures: { table: "Image", rows: 10_000 },
  accounts: { table: "User", rows: 1_000 },
  changes: { table: "Change", rows: 100_000 },
  trash: { table: "Trash", rows: 2_000 },
  visits: { table: "Visit", rows: 100_000 },
} as const;

type Table = keyof typeof TABLES;
/** Rows of each table. */
export type Size = Record<Table, number>;

export const tables = Object.keys(TABLES) as Table[];

/** Rows of a list that is shown whole. */
const MIN_ROWS = 500;

const sizeBy = (rowsOf: (table: Table) => number) =>
  Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) as Size;

/** A part of the full size; `share` from 0 to 1. */
export const sizeOf = (share: number) => sizeBy((table) => Math.max(MIN_ROWS, Math.round(TABLES[table].rows * share)));

/** The same number of rows in each. */
export const rowsOfEach = (rows: number) => sizeBy(() => rows);

export const NO_ROWS = rowsOfEach(0);
