import { expect, it } from "vitest";
import { galleryRows } from "./gallery-rows";

it("rows of two and three take turns", () => {
  expect(galleryRows(12)).toEqual([
    [4, 2],
    [2, 2, 2],
    [2, 4],
    [2, 2, 2],
    [4, 2],
  ]);
  expect(galleryRows(3)).toEqual([[6], [3, 3]]);
  expect(galleryRows(1)).toEqual([[6]]);
  expect(galleryRows(0)).toEqual([]);
});

it("every item has a place, and every row is full", () => {
  for (let count = 0; count <= 40; count++) {
    const rows = galleryRows(count);
    expect(rows.flat(), String(count)).toHaveLength(count);
    for (const row of rows) expect(row.reduce<number>((sum, span) => sum + span, 0)).toBe(6);
  }
});
