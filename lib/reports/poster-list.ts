import { ACCENT, addTagged, INK, MUTED, type PdfDocument } from "./pdf-document";
import { GAP, MARGIN, type Sheet, STYLES, WIDTH } from "./poster-sheet";
import { drawText, layOutText } from "./poster-text";

/** A line of a poster's list: 'Arroz', 'faltam 12 de 40 kg'. */
export type PosterRow = { label: string; value: string };

/** Above and below each row of the list. */
const ROW_PADDING = 8;
const [LABEL_WIDTH, VALUE_WIDTH] = [WIDTH * 0.55, WIDTH * 0.45 - GAP];

export function layOutRow(doc: PdfDocument, row: PosterRow) {
  const label = layOutText(doc, row.label, LABEL_WIDTH, STYLES.label);
  const value = layOutText(doc, row.value, VALUE_WIDTH, STYLES.value);
  return { label, value, height: Math.max(label.height, value.height) + 2 * ROW_PADDING };
}

export function writeRows(sheet: Sheet, rows: ReturnType<typeof layOutRow>[], bottom: number, address: string) {
  const { doc, root } = sheet;
  const list = doc.struct("L");
  root.add(list);
  sheet.y += GAP;
  const moreHeight = 30;
  for (const [index, { label, value, height }] of rows.entries()) {
    const isLast = index === rows.length - 1;
    if (sheet.y + height + (isLast ? 0 : moreHeight) > bottom) {
      sheet.y += ROW_PADDING;
      sheet.write("LI", "hint", `e mais ${rows.length - index} em ${address}`, { color: MUTED, parent: list });
      break;
    }
    sheet.drawRule();
    const y = sheet.y + ROW_PADDING;
    addTagged(doc, list, "LI", () => {
      drawText(doc, label, { x: MARGIN, y, color: INK });
      drawText(doc, value, { x: MARGIN + LABEL_WIDTH + GAP, y, color: ACCENT, rightOf: VALUE_WIDTH });
    });
    sheet.y += height;
  }
  list.end();
}
