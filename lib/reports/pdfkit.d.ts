/** Members of pdfkit that its types (of an older version) lack. */
declare namespace PDFKit {
  /** The struct elements of each page's marked content. */
  interface ParentTree {
    get(page: number): PDFKitReference[];
    add(page: number, elements: PDFKitReference): void;
  }
  interface PDFPage {
    structParentTreeKey: number;
  }
  interface PDFDocument {
    /** The font in use. */
    _font: { layoutCache: object };
  }
  interface PDFKitReference {
    end(): void;
  }
  namespace Mixins {
    interface StructureElementOptions {
      /** The scope of a TH. */
      scope?: "Column" | "Row";
    }
    interface PDFMarking {
      getStructParentTree(): ParentTree;
    }
  }
}
