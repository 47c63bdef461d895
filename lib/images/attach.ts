import "server-only";
import { db } from "../db/client";
import { AppError } from "../errors";
import { eraseHistory } from "../history/service";
import type { Transaction } from "../items/store";
import { storedId } from "../routes";
import { imageAddress } from "./picture";
import { announcePlaces, findPlaces } from "./places";
import type { ImageRow } from "./service";
import { imageCopy, NO_DESCRIPTION } from "./upload-limits";

/** The picture fields of an item's form; without `image` the item keeps its picture. */
type PictureInput = { image?: string; imageAlt?: string };

/**
 * The id of the Image row that an item gets, within the transaction that saves the item; null for none. An uploaded
 * picture must exist; a web address gets a row of its own, unless it is the `current` picture's. A description belongs to the
 * picture: `imageAlt` replaces it wherever the picture is shown. The library lists the picture from now on. A person's is refused:
 * an author, who may not change people, could describe it, and it would stay when the person is removed.
 */
export async function attachImage(tx: Transaction, picture: PictureInput, current?: ImageRow | null) {
  const id = await attach(tx, picture, current, async (image) => {
    if (await isPortrait(tx, image)) throw new AppError("invalid", imageCopy.portrait, { image: imageCopy.portrait });
  });
  if (id) await listImages(tx, [id]);
  return id;
}

/**
 * The same for a person's picture, which the library never lists: an upload of its own. Everybody may change their own portrait, but
 * must not take, or re-describe, a picture of the site by naming its id.
 */
export const attachPortrait = (tx: Transaction, picture: PictureInput, current?: ImageRow | null) =>
  attach(tx, picture, current, async ({ id, listed, kept }) => {
    if (listed || kept || (await findPlaces(tx, [id])).length > 0)
      throw new AppError("invalid", imageCopy.shown, { image: imageCopy.shown });
  });

/** Whether a person has the picture, also in the trash: what content has had there is listed. */
async function isPortrait(tx: Transaction, { id, listed }: ImageRow) {
  if (listed) return false;
  return (await findPlaces(tx, [id])).some(({ entity }) => ["volunteer", "user", "trash"].includes(entity));
}

async function attach(
  tx: Transaction,
  { image, imageAlt }: PictureInput,
  current: ImageRow | null | undefined,
  assertFree: (image: ImageRow) => Promise<void>,
) {
  const address = image ?? (current ? imageAddress(current) : "");
  if (address === "") return null;
  const named = current?.url === address ? current.id : storedId(address);
  if (named === undefined) {
    const data = { url: address, alt: imageAlt ?? current?.alt ?? "" };
    return (await tx.image.create({ data })).id;
  }
  const held = await holdImage(tx, named);
  if (held.id !== current?.id) await assertFree(held);
  // The former picture's description is for a new one in its place, not for one that is shown elsewhere, or was.
  const kept = held.listed ? held.alt : held.alt || current?.alt || "";
  await describeImage(tx, held, imageAlt ?? kept);
  return held.id;
}

/** The picture of that id, or the one that replaced it, locked against removal until the transaction ends. */
async function holdImage(tx: Transaction, id: string) {
  const hold = () => tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Image" WHERE id = ${id} OR "formerIds" @> ARRAY[${id}] ORDER BY id = ${id} LIMIT 1 FOR KEY SHARE`;
  const found = await hold();
  // Replaced while this waited for its lock: the second query finds its successor.
  const [held] = found.length > 0 ? found : await hold();
  if (!held) throw new AppError("invalid", imageCopy.unknown, { image: imageCopy.unknown });
  return tx.image.findUniqueOrThrow({ where: { id: held.id } });
}

/** Gives a picture its description, everywhere at once. */
export async function describeImage(tx: Transaction, { id, alt: before, formerIds }: ImageRow, alt: string) {
  if (alt === before) return;
  await tx.image.update({ where: { id }, data: { alt } });
  // The former description may name people, and is the title of what the history says of the picture.
  await eraseHistory(tx, "picture", [id, ...formerIds], alt || NO_DESCRIPTION);
  await announcePlaces(tx, await findPlaces(tx, [id]));
}

/** Has the library list stored pictures that content shows, but for those that are a person's. */
export async function listImages(tx: Pick<Transaction, "$executeRaw">, ids: string[]) {
  await tx.$executeRaw`
    UPDATE "Image" SET listed = true
    WHERE id = ANY(${ids}::text[]) AND url IS NULL AND NOT listed
      AND NOT EXISTS (SELECT FROM "Volunteer" WHERE "imageId" = "Image".id)
      AND NOT EXISTS (SELECT FROM "User" WHERE "imageId" = "Image".id)`;
}

/** Of these ids, those that belong to no picture, present or replaced. */
export async function missingImages(ids: string[]) {
  const where = { OR: [{ id: { in: ids } }, { formerIds: { hasSome: ids } }] };
  const images = await db.image.findMany({ where, select: { id: true, formerIds: true } });
  return ids.filter((wanted) => !images.some(({ id, formerIds }) => id === wanted || formerIds.includes(wanted)));
}

/** The id of the picture that replaced the one of this id, if any. */
export async function findSuccessor(id: string) {
  return (await db.image.findFirst({ where: { formerIds: { has: id } }, select: { id: true } }))?.id;
}
