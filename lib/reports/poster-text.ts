import type { PdfDocument } from "./pdf-document";
import { lineBreaker, printable } from "./pdf-table";

type Font = "text" | "bold" | "display";
/** `sizes` in points, the largest first. */
export type Setting = { font: Font; sizes: readonly number[]; maxLines: number };

export type LaidOutText = { lines: string[]; font: Font; size: number; height: number };

/** Of a line, of its font's size. */
const LEADING = 1.2;

/** The text in the largest of the sizes in which it fits into the lines; in the smallest, what does not fit is cut off. */
export function layOutText(
  doc: PdfDocument,
  text: string,
  width: number,
  { font, sizes, maxLines }: Setting,
): LaidOutText {
  const words = printable(text).trim();
  const inSize = (size: number) => {
    doc.font(font).fontSize(size);
    const lines = lineBreaker({ widthOfString: (part) => doc.widthOfString(part) })(words, width);
    const longest = Math.max(...words.split(/\s+/).map((word) => doc.widthOfString(word)));
    return { size, lines, fits: lines.length <= maxLines && longest <= width };
  };
  const tried = sizes.map(inSize);
  const { size, lines } =
    tried.find(({ fits }) => fits) ?? tried.find(({ lines }) => lines.length <= maxLines) ?? cut();
  return { lines, font, size, height: lines.length * size * LEADING };

  function cut() {
    const { size, lines } = inSize(Math.min(...sizes));
    let last = lines[maxLines - 1] ?? "";
    while (last && doc.widthOfString(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
    return { size, lines: [...lines.slice(0, maxLines - 1), `${last}…`] };
  }
}

type Place = { x: number; y: number; color: string /** With a width, to the right of it. */; rightOf?: number };

export function drawText(doc: PdfDocument, { lines, font, size }: LaidOutText, { x, y, color, rightOf }: Place) {
  doc.font(font).fontSize(size).fillColor(color);
  lines.forEach((line, index) => {
    const left = rightOf === undefined ? x : x + rightOf - doc.widthOfString(line);
    doc.text(line, left, y + index * size * LEADING, { lineBreak: false });
  });
}
