import "server-only";
import { AppError } from "../errors";
import type { Transaction } from "../items/store";
import { storedId } from "../routes";
import { attachImage } from "./attach";
import { imageAddress, type Picture } from "./picture";
import { presentPicture } from "./present";
import type { PhotoInput } from "./schema";
import type { ImageRow } from "./service";
import { lockInOrder, lockPictures, referencedPictures } from "./unused";

// The photographs that an article or an event has besides its cover, in their order (table Photo).

type PhotoRow = { image: ImageRow };

/** How to read them with an item. */
export const withPhotos = {
  photos: { include: { image: true as const }, orderBy: { position: "asc" as const } },
};

type PicturesInput = { image?: string; imageAlt?: string; fotos?: PhotoInput[]; text?: string };
type Pictured = { image: ImageRow | null; photos?: PhotoRow[] };

/**
 * The cover and the photographs of an item, and the pictures in its `text`, within the transaction that saves it; `photos` are undefined
 * when they stay as they are. All of them are locked first, in one order: of two saves of the same pictures one waits for the other.
 */
export async function attachPictures(
  tx: Transaction,
  { image, imageAlt, fotos, text = "" }: PicturesInput,
  before?: Pictured,
) {
  const addresses = [image ?? imageAddress(before?.image), ...(fotos ?? []).map((photo) => photo.image)];
  const ids = addresses.flatMap((address) => storedId(address) ?? []);
  await lockInOrder(tx, [...ids, ...referencedPictures(text)]);
  const imageId = await attachImage(tx, { image, imageAlt }, before?.image);
  const photos = await attachPhotos(tx, fotos, before?.photos);
  await lockPictures(tx, text);
  return { imageId, photos };
}

async function attachPhotos(tx: Transaction, photos: PhotoInput[] | undefined, current: PhotoRow[] = []) {
  if (!photos) return undefined;
  const rows: { position: number; imageId: string }[] = [];
  for (const [position, { image, alt }] of photos.entries()) {
    const before = current.find((photo) => photo.image.url === image)?.image;
    const imageId = await attachImage(tx, { image, imageAlt: alt }, before).catch(besideItsField(position));
    if (imageId) rows.push({ position, imageId });
  }
  return rows;
}

/** Reports a missing picture at its place in the list. */
const besideItsField = (position: number) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(error.code, error.message, { [`fotos.${position}`]: error.message });
};

/** Replaces the rows of an item. */
export const replaced = (rows: Awaited<ReturnType<typeof attachPhotos>>) => rows && { deleteMany: {}, create: rows };

/** For the history: which pictures they are, in their order. */
export const photosSnapshot = (photos: PhotoRow[]) => photos.map(({ image }) => ({ image: imageAddress(image) }));

export function presentPhotos(photos: PhotoRow[]): { fotos: string[]; pictures: Picture[] } {
  return {
    fotos: photos.map(({ image }) => imageAddress(image)),
    pictures: photos.map(({ image }) => presentPicture(image)),
  };
}
