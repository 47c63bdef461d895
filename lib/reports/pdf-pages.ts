import { MUTED, type PdfDocument } from "./pdf-document";
import { printable } from "./pdf-table";

/** Points: A4, landscape. */
export const PAGE = { width: 841.89, height: 595.28 };
export const MARGIN = 40;
export const INNER_WIDTH = PAGE.width - 2 * MARGIN;
/** The lower edge of the table, above the footer. */
const BOTTOM = PAGE.height - 58;

const FOOTER = { size: 8, top: PAGE.height - 34 };

type Style = { font: "text" | "bold" | "display"; size: number; color: string };

/** The pages of a document, each with a footer, and `y`, where the next thing is drawn on the current page. */
export class PdfPages {
  y = MARGIN;
  count = 0;

  constructor(
    readonly doc: PdfDocument,
    private readonly footer: string,
  ) {}

  add() {
    this.doc.addPage();
    this.count++;
    this.y = MARGIN;
    this.artifact("Pagination", () => {
      const number = `Página ${this.count}`;
      const style = { font: "text", size: FOOTER.size, color: MUTED } as const;
      this.write(this.footer, MARGIN, FOOTER.top, style);
      this.write(number, MARGIN + INNER_WIDTH - this.doc.widthOfString(number), FOOTER.top, style);
    });
  }

  hasRoomFor(height: number) {
    return this.y + height <= BOTTOM;
  }

  write(text: string, x: number, top: number, { font, size, color }: Style) {
    this.doc.font(font).fontSize(size).fillColor(color).text(printable(text), x, top, { lineBreak: false });
  }

  /** Draws what screen readers pass over. */
  artifact(type: "Pagination" | "Layout", draw: () => unknown) {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A line across the page. */
  rule(color: string) {
    const { doc, y } = this;
    this.artifact("Layout", () =>
      doc
        .lineWidth(0.5)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + INNER_WIDTH, y)
        .stroke(color),
    );
  }
}
