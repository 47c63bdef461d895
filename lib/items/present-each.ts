import type { Page } from "../lists/listing";
import { log } from "../log";

/**
 * Presents rows one by one. A row that cannot be presented (written to the database by other means) is logged and left out,
 * so that the page still shows the others. When all of several fail it is a bug, and thrown.
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

/** The same for a page of a list: its rows presented, its numbers as they are. */
export function presentPage<Row extends { id: string } | { _id: string }, Shown>(
  page: Page<Row>,
  present: (row: Row) => Shown,
): Page<Shown> {
  return { ...page, items: presentEach(page.items, present) };
}
