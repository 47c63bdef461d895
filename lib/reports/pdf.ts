import { setImmediate as yieldToOthers } from "node:timers/promises";
import { ACCENT, addTagged, INK, logoPng, MUTED, openDocument } from "./pdf-document";
import { clearLayoutCache, pushInBlocks, releasePage } from "./pdf-memory";
import { INNER_WIDTH, MARGIN, PAGE, PdfPages } from "./pdf-pages";
import { PdfRows } from "./pdf-rows";
import { inWords, lineBreaker } from "./pdf-table";
import type { Report, Total } from "./report";

/** Points. */
const LOGO_SIZE = 34;
const TEXT_INDENT = 4;
/** Pages after which pdfkit's cache of words is emptied. */
const PAGES_PER_CACHE = 25;

/**
 * A PDF of real text, tagged as a table for screen readers, with a letterhead, the headings on each page, page numbers and
 * the totals at the end. Each full page is sent and released: memory does not grow with the rows.
 */
export async function* writePdf<Row>(report: Report<Row>, rows: AsyncIterable<Row> | readonly Row[]) {
  const doc = await openDocument(report, PAGE);
  const logo = await logoPng(LOGO_SIZE, report.logo);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const pages = new PdfPages(doc, [report.organisation, report.warning].filter(Boolean).join(" · "));
  pages.add();
  writeLetterhead(pages, root, report, logo);

  const table = new PdfRows(pages, root, report.columns);
  for await (const row of rows) {
    const laidOut = table.layOut(row);
    if (!pages.hasRoomFor(laidOut.height)) {
      table.endPage();
      releasePage(doc);
      if (pages.count % PAGES_PER_CACHE === 0) clearLayoutCache(doc);
      pages.add();
      table.beginPage();
      for (let piece = doc.read(); piece !== null; piece = doc.read()) yield Buffer.from(piece);
      await yieldToOthers();
    }
    table.write(laidOut);
  }
  table.end();
  writeTotals(pages, root, report.totals());
  root.end();
  pushInBlocks(doc);
  doc.end();
  for await (const piece of doc) yield Buffer.from(piece);
}

type Letterhead = Pick<Report<never>, "organisation" | "title" | "about" | "warning">;

function writeLetterhead(
  pages: PdfPages,
  root: PDFKit.PDFStructureElement,
  { organisation, title, about, warning }: Letterhead,
  logo: Buffer,
) {
  const { doc } = pages;
  const left = MARGIN + LOGO_SIZE + 10;
  pages.artifact("Layout", () => doc.image(logo, MARGIN, MARGIN - 4, { width: LOGO_SIZE }));
  addTagged(doc, root, "P", () => pages.write(organisation, left, pages.y, { font: "bold", size: 10, color: MUTED }));
  addTagged(doc, root, "H1", () => pages.write(title, left, pages.y + 12, { font: "display", size: 20, color: INK }));
  pages.y += 48;
  const writeLine = (text: string, font: "text" | "bold", color: string) =>
    addTagged(doc, root, "P", () => {
      const linesOf = lineBreaker({ widthOfString: (part) => doc.font(font).fontSize(10).widthOfString(part) });
      for (const line of linesOf(text, INNER_WIDTH)) {
        pages.write(line, MARGIN, pages.y, { font, size: 10, color });
        pages.y += 14;
      }
    });
  for (const text of about) writeLine(text, "text", INK);
  if (warning) writeLine(warning, "bold", ACCENT);
  pages.y += 10;
}

function writeTotals(pages: PdfPages, root: PDFKit.PDFStructureElement, totals: Total[]) {
  const { doc } = pages;
  if (!pages.hasRoomFor(20 + totals.length * 16)) {
    releasePage(doc);
    pages.add();
  }
  pages.y += 14;
  for (const { label, kind, value } of totals) {
    const text = `${label}: ${inWords(kind, value)}`;
    addTagged(doc, root, "P", () =>
      pages.write(text, MARGIN + TEXT_INDENT, pages.y, { font: "bold", size: 11, color: INK }),
    );
    pages.y += 16;
  }
}
