import { log } from "../log";

/**
 * Rows as they leave the server. One that cannot be shown, as one that came into the database past every schema, is left out and
 * told in the log: the others, and the page that lists them, are not to go with it. When it is all of them the fault is ours.
 */
export function presentEach<Row extends { id: string } | { _id: string }, Shown>(
  rows: readonly Row[],
  present: (row: Row) => Shown,
): Shown[] {
  const failed: unknown[] = [];
  const shown = rows.flatMap((row) => {
    try {
      return [present(row)];
    } catch (error) {
      failed.push(error);
      log.error({ err: error, item: "id" in row ? row.id : row._id }, "an item that cannot be shown is left out");
      return [];
    }
  });
  if (failed.length > 1 && shown.length === 0) throw failed[0];
  return shown;
}
