import "server-only";
import { randomUUID } from "node:crypto";
import PQueue from "p-queue";
import sharp from "sharp";
import { db } from "../db/client";
import { AppError, type ErrorCode } from "../errors";
import type { Image } from "../generated/prisma/client";
import { storage } from "../storage/storage";
import { imageFolder, originalName } from "./names";
import { isHeic, readHeic } from "./read-heic";
import { imageCopy, MAX_BYTES, MAX_PIXELS, MAX_SIDE_PX } from "./upload-limits";

export type ImageRow = Image;

// libvips caches decoded pictures; on a small machine the memory is worth more.
sharp.cache(false);
// One thread a picture: the others are for visitors.
sharp.concurrency(1);

/**
 * Checks, re-encodes and stores a PNG, JPG or HEIC. The file's content decides what it is; what is kept is upright and has
 * no metadata (no GPS). Throws 'tooLarge', 'unsupported' or 'invalid' with nothing stored.
 */
export async function storeImage(content: Uint8Array, alt = ""): Promise<ImageRow> {
  if (content.byteLength > MAX_BYTES) throw problem("tooLarge", imageCopy.tooLarge);
  if (isHeic(content)) return keep(await readHeic(content), alt);
  if (!isPng(content) && !isJpeg(content)) throw problem("unsupported", imageCopy.wrongType);
  if (isJpeg(content) && scansOf(content) > MAX_SCANS) throw problem("invalid", imageCopy.broken);
  return keep(content, alt);
}

/**
 * Scans of a JPEG at most: each is a pass over all pixels, which nothing can interrupt, and 10 MB have room for hours of them. Programs
 * write ten; a video of 10 MB behind the photograph has their mark 150 times, by chance.
 */
const MAX_SCANS = 300;
const SCAN_MARK = Buffer.from([0xff, 0xda]);

function scansOf(content: Uint8Array) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let scans = 0;
  for (let at = bytes.indexOf(SCAN_MARK); at >= 0 && scans <= MAX_SCANS; at = bytes.indexOf(SCAN_MARK, at + 2)) scans++;
  return scans;
}

/** Stores one of our own drawings (SVG), which needs no checks. Never for what comes from outside: SVG can run scripts. */
export function storeDrawing(svg: Uint8Array, alt: string): Promise<ImageRow> {
  return keep(svg, alt);
}

/**
 * Whether anybody gets the picture, which the database decides and not the storage: of a person in the trash nobody does. Content's
 * in the trash stay, as the library shows them.
 */
export async function isServed(id: string) {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id FROM "Image" WHERE id = ${id} AND (listed
      OR EXISTS (SELECT FROM "Volunteer" WHERE "imageId" = ${id}) OR EXISTS (SELECT FROM "User" WHERE "imageId" = ${id})
      OR NOT EXISTS (SELECT FROM "Trash" WHERE nova_pictures(rows::text) && ARRAY[${id}]))`;
  return rows.length > 0;
}

/** The stored pictures with those ids; the ones that are gone are left out. */
export const findImages = (ids: string[]) => db.image.findMany({ where: { id: { in: ids } } });

/** One after the other, so that their memory does not add up: half a gigabyte for the largest. */
const queue = new PQueue({ concurrency: 1 });

async function keep(content: Uint8Array, alt: string) {
  const { data, width, height, placeholder } = await queue.add(() => reencode(content));
  const id = randomUUID();
  await storage.write(originalName(id), data);
  try {
    return await db.image.create({ data: { id, width, height, alt, placeholder } });
  } catch (error) {
    await storage.removeFolder(imageFolder(id)); // all of it or nothing
    throw error;
  }
}

/** Upright, at most MAX_SIDE_PX, and without metadata: sharp leaves out EXIF, and with it GPS, unless it is told to keep it. */
async function reencode(content: Uint8Array) {
  try {
    const source = sharp(content, { limitInputPixels: false, failOn: "error", animated: false });
    const { width: w = 0, height: h = 0 } = await source.metadata();
    if (w * h > MAX_PIXELS) throw problem("invalid", imageCopy.tooManyPixels);
    const upright = source.rotate().resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await upright.webp({ quality: 88, effort: 2 }).toBuffer({ resolveWithObject: true });
    const tiny = await sharp(data).resize(16, 16, { fit: "inside" }).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
    return { data, width: info.width, height: info.height, placeholder };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw problem("invalid", imageCopy.broken);
  }
}

const problem = (code: ErrorCode, message: string) => new AppError(code, message, { image: message });

function isPng(content: Uint8Array) {
  return startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
}

function isJpeg(content: Uint8Array) {
  return startsWith(content, [0xff, 0xd8, 0xff]);
}

function startsWith(content: Uint8Array, signature: number[]) {
  return signature.every((byte, index) => content[index] === byte);
}
