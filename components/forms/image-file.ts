import { imageCopy, MAX_BYTES } from "@/lib/images/upload-limits";

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Pixels of the longer side that the server keeps; more need not travel. */
const MAX_SIDE_PX = 2560;
/** Bytes up to which a whole picture is sent as it is. */
const MAX_UNTOUCHED_BYTES = 2 * 1024 * 1024;
/** Bytes that a browser on a phone can still open. */
const MAX_OPENABLE_BYTES = 60 * 1024 * 1024;

const HEIC =
  "Esta foto está em HEIC, o formato do iPhone, que os navegadores não abrem. Salve-a como JPG (ou mande por WhatsApp para você mesmo e baixe de lá) e envie de novo.";

/** Why the file cannot be taken, in words for the person; undefined when it can. Its content decides, not its name. */
export async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_OPENABLE_BYTES) return imageCopy.tooLarge;
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(text)) return HEIC;
  const known = text.startsWith("\x89PNG\r\n\x1a\n") || text.startsWith("\xff\xd8\xff");
  return known ? undefined : imageCopy.wrongType;
}

/** The first picture among what was dropped or pasted. */
export const pictureIn = (transfer: DataTransfer | null) =>
  [...(transfer?.files ?? [])].find(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));

/**
 * The file to send: the area of the picture, not larger than what is kept. Upright, since the browser turns photos as
 * their metadata say. Throws when the browser cannot open it.
 */
export async function prepared(file: File, area?: Area): Promise<File> {
  if (!area && file.size <= MAX_UNTOUCHED_BYTES) return file;
  const bitmap = await createImageBitmap(file);
  try {
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const png = file.type === "image/png" && (await encoded(canvas, "image/png"));
    const smaller = png && png.size <= MAX_BYTES ? png : await encoded(onWhite(canvas, pen), "image/jpeg");
    return new File([smaller], file.name, { type: smaller.type });
  } finally {
    bitmap.close();
  }
}

/** JPEG has no transparency; what was transparent would be black. */
function onWhite(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))), type, 0.9),
  );
}
