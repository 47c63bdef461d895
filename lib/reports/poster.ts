import { formatCents } from "../pix/amount";
import type { PixOffer } from "../pix/types";
import { ACCENT, addTagged, drawLogo, INK, MUTED, openDocument, type PdfDocument } from "./pdf-document";
import { drawText, type Setting, setText } from "./poster-text";

/** A line of a poster's list: 'Arroz', 'faltam 12 de 40 kg'. */
export type PosterRow = { label: string; value: string };

export type Poster = {
  organisation: string;
  /** Its picture, in any format; absent, the drawing that comes with the site. */
  logo?: Buffer;
  title: string;
  text?: string;
  /** As many as there is room for; the last line then says how many more there are. */
  rows?: PosterRow[];
  /** Absent without a Pix key. */
  pix?: PixOffer;
  /** Of the site, as people type it: 'projetonova.org/doar'. */
  address: string;
};

// Points, on A4 upright.
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const LOGO_SIZE = 44;
const GAP = 24;
/** The side of the code: as large as the list leaves. */
const QR_SIDE = { alone: 300, belowList: 230 };
const LINE_COLOR = "#d9c8b2";

const STYLES = {
  organisation: { font: "bold", sizes: [18, 14], maxLines: 2 },
  title: { font: "display", sizes: [64, 54, 46, 40, 34, 28], maxLines: 3 },
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

/** A poster, a PDF of one page: a large heading, the list, and the Pix code, tagged for screen readers. */
export async function drawPoster(poster: Poster) {
  const doc = await openDocument(poster, PAGE);
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.addPage();
  const sheet = new Sheet(doc, root);
  sheet.drawArtifact(doc, await drawLogo(LOGO_SIZE, poster.logo));
  sheet.write("P", "organisation", poster.organisation, { x: MARGIN + LOGO_SIZE + 12, color: MUTED });
  sheet.y = MARGIN + LOGO_SIZE + GAP;
  sheet.write("H1", "title", poster.title, { color: INK });
  sheet.y += 12;
  if (poster.text) sheet.write("P", "text", poster.text, { color: INK });

  const { rows = [], pix } = poster;
  const address = setText(doc, poster.address, WIDTH, STYLES.address);
  const addressTop = PAGE.height - MARGIN - address.height;
  const side = pix ? (rows.length > 0 ? QR_SIDE.belowList : QR_SIDE.alone) : 0;
  const pixTop = addressTop - (pix ? side + GAP : 0);
  if (rows.length > 0) writeRows(sheet, rows, pixTop - GAP, poster.address);
  if (pix) writePix(sheet, pix, { top: pixTop, side });
  addTagged(doc, root, "P", () => drawText(doc, address, { x: MARGIN, y: addressTop, color: ACCENT }));
  root.end();
  doc.end();
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** The page, and `y`, where the next text is drawn. */
class Sheet {
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
    const set = setText(this.doc, text, MARGIN + WIDTH - x, STYLES[style]);
    addTagged(this.doc, parent, tag, () => drawText(this.doc, set, { x, y: this.y, color }));
    this.y += set.height;
  }

  drawArtifact(doc: PdfDocument, logo: Buffer) {
    doc.markContent("Artifact", { type: "Layout" });
    doc.image(logo, MARGIN, MARGIN - 8, { width: LOGO_SIZE });
    doc.endMarkedContent();
  }

  rule() {
    const { doc, y } = this;
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .lineWidth(1)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .stroke(LINE_COLOR);
    doc.endMarkedContent();
  }
}

function writeRows(sheet: Sheet, rows: PosterRow[], bottom: number, address: string) {
  const { doc, root } = sheet;
  const [labelWidth, valueWidth] = [WIDTH * 0.55, WIDTH * 0.45 - GAP];
  const padding = 8;
  const list = doc.struct("L");
  root.add(list);
  sheet.y += GAP;
  const moreHeight = 30;
  for (const [index, row] of rows.entries()) {
    const label = setText(doc, row.label, labelWidth, STYLES.label);
    const value = setText(doc, row.value, valueWidth, STYLES.value);
    const height = Math.max(label.height, value.height) + 2 * padding;
    const isLast = index === rows.length - 1;
    if (sheet.y + height + (isLast ? 0 : moreHeight) > bottom) {
      sheet.y += padding;
      sheet.write("LI", "hint", `e mais ${rows.length - index} em ${address}`, { color: MUTED, parent: list });
      break;
    }
    sheet.rule();
    const y = sheet.y + padding;
    addTagged(doc, list, "LI", () => {
      drawText(doc, label, { x: MARGIN, y, color: INK });
      drawText(doc, value, { x: MARGIN + labelWidth + GAP, y, color: ACCENT, rightOf: valueWidth });
    });
    sheet.y += height;
  }
  list.end();
}

/** The code, and beside it what the bank must show, so that a code pasted over it is noticed. */
function writePix(sheet: Sheet, pix: PixOffer, { top, side }: { top: number; side: number }) {
  const { doc, root } = sheet;
  const amount = pix.cents === undefined ? "" : `, ${formatCents(pix.cents)}`;
  addTagged(doc, root, "Figure", () => drawQrCode(doc, pix.qr, { top, side }), { alt: `Código QR do Pix${amount}` });
  const x = MARGIN + side + GAP;
  sheet.y = top;
  sheet.write("P", "heading", pix.cents === undefined ? "Doe por Pix" : `Pix de ${formatCents(pix.cents)}`, {
    x,
    color: INK,
  });
  if (pix.sample)
    sheet.write("P", "warning", "Demonstração: esta chave não recebe dinheiro. Não pague.", { x, color: ACCENT });
  else sheet.write("P", "hint", "Aponte a câmera do aplicativo do seu banco para o código.", { x, color: INK });
  sheet.y += 12;
  sheet.write("P", "hint", "Confira no aplicativo do banco:", { x, color: MUTED });
  sheet.y += 2;
  sheet.write("P", "payee", pix.beneficiary, { x, color: INK });
  if (pix.cnpj) sheet.write("P", "cnpj", `CNPJ ${pix.cnpj}`, { x, color: INK });
  sheet.y += 10;
  sheet.write("P", "hint", `Chave Pix (${pix.kind}): ${pix.key}`, { x, color: MUTED });
}

function drawQrCode(doc: PdfDocument, { size, path }: PixOffer["qr"], { top, side }: { top: number; side: number }) {
  doc
    .save()
    .translate(MARGIN, top)
    .scale(side / size)
    .path(path)
    .lineWidth(1)
    .stroke("#000")
    .restore();
}
