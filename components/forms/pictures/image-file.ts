import { variantAddress } from "@/lib/images/picture";
import { imageCopy, MAX_BYTES, MAX_SIDE_PX } from "@/lib/images/upload-limits";

/** A crop, in pixels of the original picture. */
export type Area = { x: number; y: number; width: number; height: number };

/** Smaller files are uploaded unchanged. */
const MAX_UNCHANGED_BYTES = 2 * 1024 * 1024;
/** Larger files exhaust the memory of a phone's browser. */
const MAX_DECODABLE_BYTES = 60 * 1024 * 1024;

/** By the file's content, not its name. The server takes PNG, JPG and HEIC (of the same kinds: lib/images/read-heic.ts). */
async function formatOf(file: File) {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  return /^.{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(text) ? "heic" : "other";
}

/** The message for a file that cannot be uploaded; undefined for PNG, JPG, HEIC, and what this browser can convert (WebP, AVIF, …). */
export async function rejectionOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_DECODABLE_BYTES) return imageCopy.tooLarge;
  // The file may be gone since it was chosen, or lie in a cloud that is out of reach.
  const format = await formatOf(file).catch(() => undefined);
  if (!format) return imageCopy.unreadable;
  if (format === "png" || format === "jpg" || (await canDecode(file))) return undefined;
  if (format !== "heic") return imageCopy.wrongType;
  return file.size > MAX_BYTES ? imageCopy.tooLarge : undefined;
}

/** Whether only the server can read the file: HEIC, the iPhone's format, in most browsers. */
export const isForServer = async (file: File) => (await formatOf(file)) === "heic" && !(await canDecode(file));

async function canDecode(file: File) {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The first picture of a drop or paste. */
export const imageFrom = (transfer: DataTransfer | null) =>
  [...(transfer?.files ?? [])].find(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

/** A stored picture as a file, in its largest width. */
export async function fetchStored(address: string) {
  const response = await fetch(variantAddress(address, 1920));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new File([await response.blob()], "imagem.webp", { type: "image/webp" });
}

/**
 * The file to upload, PNG or JPG: cropped, scaled down, and upright, because createImageBitmap applies the EXIF orientation.
 * HEIC stays as it is where only the server can read it. Throws when the browser cannot decode the file.
 */
export async function prepareUpload(file: File, area?: Area): Promise<File> {
  const format = await formatOf(file);
  if (!area && file.size <= MAX_UNCHANGED_BYTES && (format === "png" || format === "jpg")) return file;
  if (!area && (await isForServer(file))) return file;
  const bitmap = await createImageBitmap(file);
  try {
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const png = format === "png" && (await encode(canvas, "image/png"));
    const smallest = png && png.size <= MAX_BYTES ? png : await encode(fillWhite(canvas, context), "image/jpeg");
    return new File([smallest], file.name, { type: smallest.type });
  } finally {
    bitmap.close();
  }
}

/** JPEG has no transparency: transparent pixels would become black. */
function fillWhite(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))), type, 0.9),
  );
}
