import { create } from "qrcode";
import { memoize } from "../memoize";

/** Pages are rendered again after each save, and show the same code for months. */
const CACHED_CODES = 16;

/** A QR code: modules a side, and the dark ones as strokes of one unit's height for an SVG path. Level M, as EMV asks. */
export const drawQr = memoize(CACHED_CODES, (text) => {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    let from = 0; // where the pen is
    path += `M0 ${row + 0.5}`;
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      let end = column;
      while (end < size && data[row * size + end]) end++;
      path += `${column > from ? `m${column - from} 0` : ""}h${end - column}`;
      column = from = end;
    }
  }
  return { size, path };
});
