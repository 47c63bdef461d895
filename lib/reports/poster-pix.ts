import { formatCents } from "../pix/amount";
import type { PixOffer } from "../pix/types";
import { ACCENT, addTagged, INK, MUTED, type PdfDocument } from "./pdf-document";
import { GAP, MARGIN, type Sheet } from "./poster-sheet";

/** The side of the code: as large as what is above it leaves. */
const QR_SIDE = { max: 300, maxBelowList: 230, min: 176 };

/** The code's side in that `room`. Below a list it stays large enough for a camera, and the list leaves out rows for it. */
export function qrSideWithin(room: number, belowList: boolean) {
  if (!belowList) return Math.min(QR_SIDE.max, room);
  return Math.max(QR_SIDE.min, Math.min(QR_SIDE.maxBelowList, Math.floor(room - GAP)));
}

/** The code, and beside it what the bank must show, so that a code pasted over it is noticed. */
export function writePix(sheet: Sheet, pix: PixOffer, { top, side }: { top: number; side: number }) {
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
