import "server-only";
import PQueue from "p-queue";
import sharp from "sharp";
import { log } from "../log";
import { storage } from "../storage/storage";
import { imageFolder, originalName } from "./names";
import { FORMATS, type Format, WIDTHS, type Width } from "./picture";
import { isServed } from "./service";

/** A variant to serve now; not `final` while it stands in for one that is being encoded. */
export type Variant = { content: Buffer; format: Format; final: boolean };

/** '720.avif' -> its width and format, or undefined for anything that pages do not ask for. */
export function parseVariant(file: string): { width: Width; format: Format } | undefined {
  const [size, extension, ...rest] = file.split(".");
  const width = WIDTHS.find((one) => String(one) === size);
  const format = FORMATS.find((one) => one === extension);
  return width && format && rest.length === 0 ? { width, format } : undefined;
}

/**
 * The stored picture in that width (never enlarged) and format; made at the first request and kept. AVIF takes seconds
 * to make: until it is there, the WebP of that width stands in, and nobody waits. Of a picture that is not served undefined, also
 * while its files are still there.
 */
export async function readVariant(id: string, width: Width, format: Format): Promise<Variant | undefined> {
  return (await isServed(id)) ? keptOrMade(id, width, format) : undefined;
}

async function keptOrMade(id: string, width: Width, format: Format): Promise<Variant | undefined> {
  const kept = await storage.read(variantName(id, width, format));
  if (kept) return { content: kept, format, final: true };
  if (format === "webp") {
    const content = await makeOnce(id, width, format);
    return content && { content, format, final: true };
  }
  const standIn = await keptOrMade(id, width, "webp");
  if (standIn) makeLater(id, width, format);
  return standIn && { ...standIn, final: false };
}

const variantName = (id: string, width: Width, format: Format) => `${imageFolder(id)}/${width}.${format}`;

const making = new Map<string, Promise<Buffer | undefined>>();

/** Coalesces concurrent requests: a variant is made once. */
function makeOnce(id: string, width: Width, format: Format) {
  const name = variantName(id, width, format);
  const promise = making.get(name) ?? make(id, name, width, format).finally(() => making.delete(name));
  making.set(name, promise);
  return promise;
}

/** One at a time in the background: encoders would occupy the thread pool that files and password hashes need. */
const queue = new PQueue({ concurrency: 1 });
const queued = new Set<string>();

function makeLater(id: string, width: Width, format: Format) {
  const name = variantName(id, width, format);
  if (queued.has(name)) return;
  queued.add(name);
  queue
    .add(() => makeOnce(id, width, format))
    .catch((error) => log.error({ err: error, name }, "image variant failed"))
    .finally(() => queued.delete(name));
}

async function make(id: string, name: string, width: Width, format: Format) {
  const original = await storage.read(originalName(id));
  if (!original) return undefined;
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const content = await (format === "avif"
    ? resized.avif({ quality: 52, effort: 2 })
    : resized.webp({ quality: 78, effort: 3 })
  ).toBuffer();
  // The visitor gets it even when the disk is full; the next request then makes it again.
  await storage.write(name, content).catch((error) => log.warn({ err: error, name }, "image variant not kept"));
  if (await isServed(id)) return content;
  // The picture was removed concurrently: the file written after the deletion of its others must go, too; a backup may still need those.
  await storage.remove(name);
  return undefined;
}
