import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { icon, maskableIcon } from "./brand";

/** The icons of browsers and phones, below `root`: their sizes stand in app/manifest.ts. */
export async function writeIcons(root: string) {
  mkdirSync(join(root, "public/icons"), { recursive: true });
  writeFileSync(join(root, "app/icon.svg"), icon());
  writeFileSync(join(root, "public/icons/icon-192.png"), await png(icon(), 192));
  writeFileSync(join(root, "public/icons/icon-512.png"), await png(icon(), 512));
  writeFileSync(join(root, "public/icons/maskable-512.png"), await png(maskableIcon(), 512));
  // iOS rounds the corners itself, and paints transparent ones black.
  writeFileSync(join(root, "app/apple-icon.png"), await png(maskableIcon(), 180));
  writeFileSync(join(root, "app/favicon.ico"), ico(await png(icon(), 32), 32));
}

function png(svg: string, size: number) {
  const sharpest = (72 * size) / 64;
  return sharp(Buffer.from(svg), { density: sharpest })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of one picture: header, directory of one entry, PNG. */
function ico(content: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, content]);
}
