/** What pdfkit has and its types (of an older version) do not say. */
declare namespace PDFKit {
  /** Of each page the struct elements that its marked texts belong to. */
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
      /** Of a TH: what it is the heading of. */
      scope?: "Column" | "Row";
    }
    interface PDFMarking {
      getStructParentTree(): ParentTree;
    }
  }
}
