import "server-only";
import sharp from "sharp";
import { storage } from "../storage/storage";
import { FORMATS, type Format, WIDTHS, type Width } from "./schema";
import { imageFolder, originalName } from "./service";

const IN_PROGRESS = new Map<string, Promise<Buffer | undefined>>();

/** '640.avif' -> its width and format, or undefined for anything that pages do not ask for. */
export function parseVariant(file: string): { width: Width; format: Format } | undefined {
  const [size, extension, ...rest] = file.split(".");
  const width = WIDTHS.find((one) => String(one) === size);
  const format = FORMATS.find((one) => one === extension);
  return width && format && rest.length === 0 ? { width, format } : undefined;
}

/** The stored picture in that width (never enlarged) and format; made at the first request and kept. */
export async function readVariant(id: string, width: Width, format: Format): Promise<Buffer | undefined> {
  const name = `${imageFolder(id)}/${width}.${format}`;
  const kept = await storage.read(name);
  if (kept) return kept;
  // Many visitors may ask at once for what is not there yet: make it once.
  const making = IN_PROGRESS.get(name) ?? makeVariant(id, name, width, format).finally(() => IN_PROGRESS.delete(name));
  IN_PROGRESS.set(name, making);
  return making;
}

async function makeVariant(id: string, name: string, width: Width, format: Format) {
  const original = await storage.read(originalName(id));
  if (!original) return undefined;
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const content = await (format === "avif"
    ? resized.avif({ quality: 52, effort: 3 })
    : resized.webp({ quality: 78, effort: 4 })
  ).toBuffer();
  await storage.write(name, content);
  return content;
}
