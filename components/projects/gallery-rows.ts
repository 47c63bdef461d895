/** How wide an item of the gallery is, in sixths of the page. */
export type Span = 2 | 3 | 4 | 6;

/**
 * The widths of so many items in reading order: rows of two (one wide, one narrow, the wide one on changing sides) and
 * rows of three take turns, and no row has a hole. A few stand on their own.
 */
export function galleryRows(count: number): Span[][] {
  if (count === 1) return [[6]];
  if (count === 3) return [[6], [3, 3]];
  const rows: Span[][] = [];
  let wideLeft = true;
  let left = count;
  for (let want = 2; left > 0; want = 5 - want) {
    const size = left - want === 1 || left < want ? 5 - want : want; // nobody stands alone at the end
    if (size === 3) rows.push([2, 2, 2]);
    else {
      rows.push(wideLeft ? [4, 2] : [2, 4]);
      wideLeft = !wideLeft;
    }
    left -= size;
  }
  return rows;
}
