import { readFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate as afterOthers } from "node:timers/promises";
import sharp from "sharp";
import { inWords, lineBreaker, placeColumns, printable } from "./pdf-table";
import type { Report } from "./report";

// Points, on A4 across.
const PAGE = { width: 841.89, height: 595.28 };
const MARGIN = 40;
const INNER = PAGE.width - 2 * MARGIN;
/** Nothing of the table stands below. */
const BOTTOM = PAGE.height - 58;
const CELL = { size: 9, line: 12, padX: 4, padY: 4, afterMoney: 14 };
const LOGO = 34;
/** Bytes that are passed on at once at the end. */
const BLOCK = 64 * 1024;
/** Pages whose words are remembered. */
const FORGOTTEN_AFTER = 25;

const INK = "#2d1a23";
const MUTED = "#6a5460";
const LINE = "#d9c8b2";
const ACCENT = "#b53a15";

const inCheckout = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);
const fontFile = (name: string) => inCheckout("node_modules/@fontsource", name);

/**
 * A PDF of real text, tagged as a table for screen readers, with a letterhead, the headings on each page, page numbers and
 * the totals at the end. What a page needed is let go of once it is full: memory does not grow with the rows.
 */
export async function* writePdf<Row>(report: Report<Row>, rows: AsyncIterable<Row>) {
  const { default: PDFDocument } = await import("pdfkit");
  const { organisation, title, about, warning, columns, totals } = report;
  const logo = await sharp(inCheckout("public/logo.svg"), { density: 300 })
    .resize(4 * LOGO)
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "pt-BR",
    displayTitle: true,
    info: { Title: `${title}, ${organisation}`, Author: organisation },
  });
  doc.registerFont("text", await readFile(fontFile("figtree/files/figtree-latin-400-normal.woff")));
  doc.registerFont("bold", await readFile(fontFile("figtree/files/figtree-latin-600-normal.woff")));
  doc.registerFont(
    "display",
    await readFile(fontFile("bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff")),
  );

  const whole = doc.struct("Document");
  doc.addStructure(whole);
  const table = doc.struct("Table");
  const places = placeColumns(columns, MARGIN, INNER);
  const linesOf = lineBreaker({ widthOfString: (text) => doc.font("text").fontSize(CELL.size).widthOfString(text) });
  let body = doc.struct("TBody");
  let y = MARGIN;
  let page = 0;

  addPage();
  letterhead();
  whole.add(table);
  heading(true);
  table.add(body);
  for await (const row of rows) {
    const cells = places.map(({ kind, value, width }) => linesOf(inWords(kind, value(row)), width - 2 * CELL.padX));
    const height = Math.max(...cells.map(({ length }) => length)) * CELL.line + 2 * CELL.padY;
    if (y + height > BOTTOM) {
      turnPage();
      for (let piece = doc.read(); piece !== null; piece = doc.read()) yield Buffer.from(piece);
      await afterOthers();
    }
    writeRow(cells, height);
  }
  closing();
  pushInBlocks();
  doc.end();
  for await (const piece of doc) yield Buffer.from(piece);

  function addPage() {
    doc.addPage();
    page++;
    y = MARGIN;
    artifact("Pagination", () => {
      const below = PAGE.height - 34;
      doc.font("text").fontSize(8).fillColor(MUTED);
      doc.text(printable([organisation, warning].filter(Boolean).join(" · ")), MARGIN, below, { lineBreak: false });
      const number = `Página ${page}`;
      doc.text(number, MARGIN + INNER - doc.widthOfString(number), below, { lineBreak: false });
    });
  }

  function letterhead() {
    artifact("Layout", () => doc.image(logo, MARGIN, MARGIN - 4, { width: LOGO }));
    const left = MARGIN + LOGO + 10;
    tagged("P", () => write(organisation, left, y, "bold", 10, MUTED));
    tagged("H1", () => write(title, left, y + 12, "display", 20, INK));
    y += 48;
    for (const text of about) {
      tagged("P", () => write(text, MARGIN, y, "text", 10, INK));
      y += 14;
    }
    if (warning) {
      tagged("P", () => write(warning, MARGIN, y, "bold", 10, ACCENT));
      y += 14;
    }
    y += 10;
  }

  /** The headings of the columns: tagged once, an ornament on the pages that follow. */
  function heading(first: boolean) {
    const cells = places.map((place) => ({ ...place, text: place.label }));
    if (first) {
      const row = doc.struct("TR");
      const head = doc.struct("THead");
      table.add(head);
      head.add(row);
      for (const cell of cells) row.add(doc.struct("TH", { scope: "Column" }, () => label(cell)));
      head.end();
    } else {
      artifact("Pagination", () => cells.forEach(label));
    }
    y += CELL.line + 2 * CELL.padY;
    rule(INK);
  }

  function label({ text, kind, x, width }: { text: string; kind: string; x: number; width: number }) {
    doc.font("bold").fontSize(CELL.size);
    const at = kind === "money" ? x + width - CELL.afterMoney - doc.widthOfString(text) : x + CELL.padX;
    write(text, at, y + CELL.padY, "bold", CELL.size, MUTED);
  }

  function writeRow(cells: string[][], height: number) {
    const row = doc.struct("TR");
    body.add(row);
    places.forEach(({ kind, x, width }, column) => {
      const lines = cells[column] ?? [];
      row.add(
        doc.struct("TD", {}, () => {
          doc.font("text").fontSize(CELL.size).fillColor(INK);
          lines.forEach((line, index) => {
            const at = kind === "money" ? x + width - CELL.afterMoney - doc.widthOfString(line) : x + CELL.padX;
            doc.text(line, at, y + CELL.padY + index * CELL.line, { lineBreak: false });
          });
        }),
      );
    });
    row.end();
    y += height;
    rule(LINE);
  }

  function turnPage() {
    body.end();
    releasePage();
    if (page % FORGOTTEN_AFTER === 0) forgetWords();
    addPage();
    heading(false);
    body = doc.struct("TBody");
    table.add(body);
  }

  function closing() {
    body.end();
    table.end();
    const lines = totals();
    if (y + 20 + lines.length * 16 > BOTTOM) {
      releasePage();
      addPage();
    }
    y += 14;
    for (const { label: name, kind, value } of lines) {
      tagged("P", () => write(`${name}: ${inWords(kind, value)}`, MARGIN + CELL.padX, y, "bold", 11, INK));
      y += 16;
    }
    whole.end();
  }

  /**
   * pdfkit keeps, until the end, which tag each text of each page belongs to. A full page's list is final: it is written
   * now, and a reference to it kept.
   */
  function releasePage() {
    const tree = doc.getStructParentTree();
    const key = doc.page.structParentTreeKey;
    const elements = tree.get(key);
    const list = doc.ref(elements);
    list.end();
    elements.length = 0;
    tree.add(key, list);
  }

  /** pdfkit remembers the shape of every word that it has written. */
  function forgetWords() {
    doc.font("text");
    doc._font.layoutCache = Object.create(null);
  }

  /**
   * At the end pdfkit writes where each thing of the file is, a line each, all at once: hundreds of thousands for a
   * hundred thousand rows. Buffers of their own would take ten times what they hold.
   */
  function pushInBlocks() {
    const push = doc.push.bind(doc);
    let block = Buffer.alloc(0);
    let used = 0;
    doc.push = (piece: Uint8Array | null) => {
      if (used > 0 && (piece === null || used + piece.length > block.length)) {
        push(block.subarray(0, used));
        used = 0;
      }
      if (piece === null || piece.length > BLOCK) return push(piece);
      if (used === 0) block = Buffer.allocUnsafeSlow(BLOCK);
      block.set(piece, used);
      used += piece.length;
      return true;
    };
  }

  function write(text: string, x: number, top: number, font: string, size: number, color: string) {
    doc.font(font).fontSize(size).fillColor(color).text(printable(text), x, top, { lineBreak: false });
  }

  function tagged(tag: string, draw: () => unknown) {
    const element = doc.struct(tag, {}, () => void draw());
    whole.add(element);
    element.end();
  }

  function artifact(type: "Pagination" | "Layout", draw: () => unknown) {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  function rule(color: string) {
    artifact("Layout", () =>
      doc
        .lineWidth(0.5)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + INNER, y)
        .stroke(color),
    );
  }
}
