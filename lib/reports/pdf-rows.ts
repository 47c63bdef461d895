import { INK, MUTED } from "./pdf-document";
import { INNER_WIDTH, MARGIN, type PdfPages } from "./pdf-pages";
import { inWords, lineBreaker, placeColumns } from "./pdf-table";
import type { Column } from "./report";

/** Points; an amount of money is aligned to the right and keeps its distance from the next column. */
const CELL = { size: 9, line: 12, padX: 4, padY: 4, afterMoney: 14 };
const LINE_COLOR = "#d9c8b2";

type Place<Row> = ReturnType<typeof placeColumns<Row>>[number];

/** A table over any number of pages, its headings repeated on each, tagged for screen readers. */
export class PdfRows<Row> {
  private readonly table: PDFKit.PDFStructureElement;
  private readonly places: Place<Row>[];
  private readonly linesOf: ReturnType<typeof lineBreaker>;
  private body: PDFKit.PDFStructureElement;

  constructor(
    private readonly pages: PdfPages,
    parent: PDFKit.PDFStructureElement,
    columns: Column<Row>[],
  ) {
    const { doc } = pages;
    this.table = doc.struct("Table");
    parent.add(this.table);
    this.places = placeColumns(columns, MARGIN, INNER_WIDTH);
    this.linesOf = lineBreaker({ widthOfString: (text) => doc.font("text").fontSize(CELL.size).widthOfString(text) });
    this.writeHeadings(() => this.tagHeadings());
    this.body = this.newBody();
  }

  /** A row's texts, cell by cell in lines, and its height. */
  layOut(row: Row) {
    const cells = this.places.map(({ kind, value, width }) =>
      this.linesOf(inWords(kind, value(row)), width - 2 * CELL.padX),
    );
    return { cells, height: Math.max(...cells.map(({ length }) => length)) * CELL.line + 2 * CELL.padY };
  }

  write({ cells, height }: { cells: string[][]; height: number }) {
    const { doc } = this.pages;
    const row = doc.struct("TR");
    this.body.add(row);
    this.places.forEach((place, column) => {
      row.add(doc.struct("TD", {}, () => this.writeCell(place, cells[column] ?? [])));
    });
    row.end();
    this.pages.y += height;
    this.pages.rule(LINE_COLOR);
  }

  /** Ends the page's part of the table; to be called before the next page is added. */
  endPage() {
    this.body.end();
  }

  /** Goes on with the table on a new page. */
  beginPage() {
    this.writeHeadings(() => this.pages.artifact("Pagination", () => this.places.forEach(this.writeHeading)));
    this.body = this.newBody();
  }

  end() {
    this.body.end();
    this.table.end();
  }

  private newBody() {
    const body = this.pages.doc.struct("TBody");
    this.table.add(body);
    return body;
  }

  private writeHeadings(draw: () => void) {
    draw();
    this.pages.y += CELL.line + 2 * CELL.padY;
    this.pages.rule(INK);
  }

  /** Only the first page's headings are tagged: further ones would be read out as cells of the table. */
  private tagHeadings() {
    const { doc } = this.pages;
    const head = doc.struct("THead");
    const row = doc.struct("TR");
    this.table.add(head);
    head.add(row);
    for (const place of this.places) row.add(doc.struct("TH", { scope: "Column" }, () => this.writeHeading(place)));
    head.end();
  }

  private readonly writeHeading = (place: Place<Row>) => {
    this.pages.doc.font("bold").fontSize(CELL.size);
    const style = { font: "bold", size: CELL.size, color: MUTED } as const;
    this.pages.write(place.label, this.startOf(place, place.label), this.pages.y + CELL.padY, style);
  };

  private writeCell(place: Place<Row>, lines: string[]) {
    const { doc, y } = this.pages;
    doc.font("text").fontSize(CELL.size).fillColor(INK);
    lines.forEach((line, index) => {
      doc.text(line, this.startOf(place, line), y + CELL.padY + index * CELL.line, { lineBreak: false });
    });
  }

  private startOf({ kind, x, width }: Place<Row>, text: string) {
    return kind === "money" ? x + width - CELL.afterMoney - this.pages.doc.widthOfString(text) : x + CELL.padX;
  }
}
