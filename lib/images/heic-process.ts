import { buffer } from "node:stream/consumers";
import heicDecode from "heic-decode";
import sharp from "sharp";
import { colorProfileOf, withColorProfile } from "./color-profile";
import { HEIC_EXIT } from "./heic-exit";
import { MAX_PIXELS, MAX_SIDE_PX } from "./upload-limits";

/** Reads the HEIC photograph of the standard input (read-heic.ts), and writes it as PNG to the standard output. */
async function convert() {
  const content = await buffer(process.stdin);
  const pictures = await heicDecode.all({ buffer: content });
  const [photo] = pictures;
  if (!photo) throw new Error("no picture in it");
  const { width, height } = photo;
  // Known before anything is decoded.
  if (width * height > MAX_PIXELS) {
    process.exitCode = HEIC_EXIT.tooManyPixels;
    return;
  }
  const { data } = await photo.decode();
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // libheif hands over the pixels as they are.
  const profile = colorProfileOf(content);
  process.stdout.write(profile ? withColorProfile(png, profile) : png);
}

void convert().catch(() => {
  process.exitCode = HEIC_EXIT.unreadable;
});
