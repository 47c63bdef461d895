import { addTagged, type PdfDocument } from "./pdf-document";
import { drawText, layOutText, type Setting } from "./poster-text";

// Points, on A4 upright.
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const LOGO_SIZE = 44;
export const GAP = 24;
const LINE_COLOR = "#d9c8b2";

export const STYLES = {
  organisation: { font: "bold", sizes: [18, 14], maxLines: 2 },
  title: { font: "display", sizes: [64, 54, 46, 40, 34, 28], maxLines: 3 },
  titleOfList: { font: "display", sizes: [46, 40, 34, 28], maxLines: 3 },
  text: { font: "text", sizes: [22, 18, 15], maxLines: 4 },
  label: { font: "bold", sizes: [18, 15], maxLines: 2 },
  value: { font: "text", sizes: [18, 15], maxLines: 2 },
  heading: { font: "display", sizes: [28], maxLines: 1 },
  hint: { font: "text", sizes: [13], maxLines: 3 },
  payee: { font: "bold", sizes: [18, 15], maxLines: 3 },
  cnpj: { font: "text", sizes: [15, 13], maxLines: 1 },
  warning: { font: "bold", sizes: [13], maxLines: 4 },
  address: { font: "display", sizes: [24, 20, 16, 12], maxLines: 1 },
} as const satisfies Record<string, Setting>;

/** The page, and `y`, where the next text is drawn. */
export class Sheet {
  y = MARGIN;

  constructor(
    readonly doc: PdfDocument,
    readonly root: PDFKit.PDFStructureElement,
  ) {}

  write(
    tag: string,
    style: keyof typeof STYLES,
    text: string,
    { x = MARGIN, color, parent = this.root }: { x?: number; color: string; parent?: PDFKit.PDFStructureElement },
  ) {
    const set = layOutText(this.doc, text, MARGIN + WIDTH - x, STYLES[style]);
    addTagged(this.doc, parent, tag, () => drawText(this.doc, set, { x, y: this.y, color }));
    this.y += set.height;
  }

  drawLogo(logo: Buffer) {
    this.#drawUntagged(() => this.doc.image(logo, MARGIN, MARGIN - 8, { width: LOGO_SIZE }));
  }

  drawRule() {
    const { doc, y } = this;
    const right = MARGIN + WIDTH;
    this.#drawUntagged(() => doc.lineWidth(1).moveTo(MARGIN, y).lineTo(right, y).stroke(LINE_COLOR));
  }

  /** Screen readers leave it out. */
  #drawUntagged(draw: () => void) {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }
}
