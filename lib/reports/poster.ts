import type { PixOffer } from "../pix/types";
import { ACCENT, addTagged, INK, logoPng, MUTED, openDocument } from "./pdf-document";
import { layOutRow, type PosterRow, writeRows } from "./poster-list";
import { qrSideWithin, writePix } from "./poster-pix";
import { GAP, LOGO_SIZE, MARGIN, PAGE, Sheet, STYLES, WIDTH } from "./poster-sheet";
import { drawText, layOutText } from "./poster-text";

export type Poster = {
  organisation: string;
  /** Its picture, in any format; absent, the drawing that comes with the site. */
  logo?: Buffer;
  title: string;
  text?: string;
  /** Shown as far as there is room; a last line says how many more there are. */
  rows?: PosterRow[];
  /** Absent without a Pix key. */
  pix?: PixOffer;
  /** The site's address, as people type it: 'projetonova.org/doar'. */
  address: string;
};

/** A poster, a PDF of one page: a large heading, the list, and the Pix code, tagged for screen readers. */
export async function drawPoster(poster: Poster) {
  const doc = await openDocument(poster, PAGE);
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.addPage();
  const sheet = new Sheet(doc, root);
  sheet.drawLogo(await logoPng(LOGO_SIZE, poster.logo));
  sheet.write("P", "organisation", poster.organisation, { x: MARGIN + LOGO_SIZE + 12, color: MUTED });
  sheet.y = MARGIN + LOGO_SIZE + GAP;
  const { pix } = poster;
  const rows = (poster.rows ?? []).map((row) => layOutRow(doc, row));
  sheet.write("H1", rows.length > 0 ? "titleOfList" : "title", poster.title, { color: INK });
  sheet.y += 12;
  if (poster.text) sheet.write("P", "text", poster.text, { color: INK });

  const address = layOutText(doc, poster.address, WIDTH, STYLES.address);
  const addressTop = PAGE.height - MARGIN - address.height;
  const listHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const side = pix ? qrSideWithin(addressTop - GAP - sheet.y - GAP - listHeight, rows.length > 0) : 0;
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
