import type { PdfDocument } from "./pdf-document";

// pdfkit keeps state of every page until the end; these functions release it, so that memory does not grow with the rows.

/** Bytes of a block of the file's end. */
const BLOCK_BYTES = 64 * 1024;

/** Writes a full page's list of tags, which is final, and keeps a reference to it in place of the list. */
export function releasePage(doc: PdfDocument) {
  const tree = doc.getStructParentTree();
  const key = doc.page.structParentTreeKey;
  const elements = tree.get(key);
  const list = doc.ref(elements);
  list.end();
  elements.length = 0;
  tree.add(key, list);
}

/** Empties pdfkit's cache of the shapes of words. */
export function clearLayoutCache(doc: PdfDocument) {
  doc.font("text");
  doc._font.layoutCache = Object.create(null);
}

/**
 * Collects what pdfkit writes into blocks. At the end it writes the table of the file's objects, a line each and all at
 * once: hundreds of thousands for a hundred thousand rows, whose separate buffers would take ten times their content.
 */
export function pushInBlocks(doc: PdfDocument) {
  const push = doc.push.bind(doc);
  let block = Buffer.alloc(0);
  let used = 0;
  doc.push = (piece: Uint8Array | null) => {
    if (used > 0 && (piece === null || used + piece.length > block.length)) {
      push(block.subarray(0, used));
      used = 0;
    }
    if (piece === null || piece.length > BLOCK_BYTES) return push(piece);
    if (used === 0) block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    block.set(piece, used);
    used += piece.length;
    return true;
  };
}
