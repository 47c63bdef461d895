import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { currentDay, startOfDay } from "../dates";

export type PdfDocument = PDFKit.PDFDocument;

/** Colours of the light theme (app/globals.css). */
export const INK = "#2d1a23";
export const MUTED = "#6a5460";
export const ACCENT = "#b53a15";

const inCheckout = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);
const readFont = (name: string) => readFile(inCheckout("node_modules/@fontsource", name));

/** An empty document in the house's fonts, tagged for screen readers; `size` in points. */
export async function openDocument(
  { organisation, title }: { organisation: string; title: string },
  size: { width: number; height: number },
) {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "pt-BR",
    displayTitle: true,
    // The day and not the moment, so that the same content makes the same file.
    info: {
      Title: `${title}, ${organisation}`,
      Author: organisation,
      CreationDate: startOfDay(currentDay()),
    },
  });
  doc.registerFont("text", await readFont("figtree/files/figtree-latin-400-normal.woff"));
  doc.registerFont("bold", await readFont("figtree/files/figtree-latin-600-normal.woff"));
  doc.registerFont("display", await readFont("bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff"));
  return doc;
}

/** The organisation's logo, or the site's drawing, as a square PNG of four times its size in points, for printers. */
export const logoPng = (size: number, own?: Buffer) =>
  (own ? sharp(own) : sharp(inCheckout("public/logo.svg"), { density: 300 }))
    .resize(4 * size, 4 * size, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();

/** Draws within an element of the document's structure. */
export function addTagged(
  doc: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
) {
  const element = doc.struct(tag, options, draw);
  parent.add(element);
  element.end();
}
