/** An item's width, in sixths of the page. */
export type Span = 2 | 3 | 4 | 6;

/**
 * The widths of `count` items, row by row: rows of two (one wide, on alternating sides, one narrow) alternate with rows of
 * three, and every row is full. One or three items have rows of their own.
 */
export function galleryRows(count: number): Span[][] {
  if (count === 1) return [[6]];
  if (count === 3) return [[6], [3, 3]];
  const rows: Span[][] = [];
  let wideLeft = true;
  let remaining = count;
  for (let want = 2; remaining > 0; want = 5 - want) {
    const size = remaining - want === 1 || remaining < want ? 5 - want : want; // no single item in the last row
    if (size === 3) rows.push([2, 2, 2]);
    else {
      rows.push(wideLeft ? [4, 2] : [2, 4]);
      wideLeft = !wideLeft;
    }
    remaining -= size;
  }
  return rows;
}
