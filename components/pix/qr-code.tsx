import type { PixOffer } from "@/lib/pix/types";

/** Modules that must stay empty around the code. */
const QUIET = 4;

/** A QR code, dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ qr: { size, path }, label }: { qr: PixOffer["qr"]; label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-64 rounded-field bg-white"
    >
      <path d={path} stroke="#000" />
    </svg>
  );
}
