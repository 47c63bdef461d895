import type { PixOffer } from "@/lib/pix/types";

/** The quiet zone: empty modules around the code. */
const QUIET_ZONE = 4;

/** A QR code, dark on white in both themes: cameras cannot read it inverted. */
export function QrCode({ qr: { size, path }, label }: { qr: PixOffer["qr"]; label: string }) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-64 rounded-field bg-white"
    >
      <path d={path} stroke="#000" />
    </svg>
  );
}
