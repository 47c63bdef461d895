import "server-only";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { eraseHistory, record } from "../history/service";
import { describeImage, listImages } from "../images/attach";
import { imageFolder } from "../images/names";
import { findPlaces } from "../images/places";
import type { ImageRow } from "../images/service";
import { findUnused, mayRemoveFiles } from "../images/unused";
import { imageCopy, NO_DESCRIPTION } from "../images/upload-limits";
import type { Transaction } from "../items/store";
import { log } from "../log";
import { storage } from "../storage/storage";
import { libraryCopy } from "./copy";
import { pictureEntity } from "./entity";

/** Puts an uploaded picture into the library, where it stays. A person's portrait does not get there. */
export function addPicture(id: string) {
  return db.$transaction(async (tx) => {
    await listImages(tx, [id]);
    const { count } = await tx.image.updateMany({ where: { id, listed: true }, data: { kept: true } });
    if (count === 0) throw notFound(imageCopy.unknown);
    const image = await tx.image.findUniqueOrThrow({ where: { id } });
    await record(tx, "CREATE", { ...subjectOf(image), after: { alt: image.alt } });
  });
}

/** Describes a picture, everywhere at once. 'stale' when its description is no longer the one that was there `before`. */
export function describePicture(id: string, alt: string, before: string) {
  return db.$transaction(async (tx) => {
    const image = await lockListed(tx, id);
    if (![before, alt].includes(image.alt)) throw new AppError("stale", libraryCopy.describedMeanwhile(image.alt));
    await describeImage(tx, image, alt);
    await record(tx, "UPDATE", { ...subjectOf({ id, alt }), before: { alt: image.alt }, after: { alt } });
  });
}

/** A picture's description as it is now. */
export const readDescription = async (id: string) => (await db.image.findUnique({ where: { id } }))?.alt ?? "";

/** Protects an unused picture from the sweep, or ends that. */
export function keepPicture(id: string, kept: boolean) {
  return db.$transaction(async (tx) => {
    const image = await lockListed(tx, id);
    await tx.image.update({ where: { id }, data: { kept } });
    await record(tx, "UPDATE", { ...subjectOf(image), before: { kept: image.kept }, after: { kept } });
  });
}

/** Deletes an unused picture for good; 'conflict' when something shows it. */
export async function removePicture(id: string) {
  const mayGo = await db.$transaction(async (tx) => {
    const image = await lockListed(tx, id);
    const places = await findPlaces(tx, [id]);
    if (places.length > 0) throw new AppError("conflict", libraryCopy.shown(places.length));
    const unused = await findUnused(tx, { among: [id], evenKept: true });
    if (unused.length === 0) throw new AppError("conflict", libraryCopy.inUse);
    await tx.image.delete({ where: { id } });
    await record(tx, "DELETE", { ...subjectOf(image), before: { alt: image.alt } });
    await eraseHistory(tx, pictureEntity.key, [id, ...image.formerIds]); // a description may name people
    return mayRemoveFiles(tx);
  });
  if (mayGo) await removeFiles(id);
}

/** Without its row a picture is not served: files that cannot be removed now are left to the daily sweep. */
export async function removeFiles(id: string) {
  await storage
    .removeFolder(imageFolder(id))
    .catch((error) => log.error({ err: error, id }, "picture files not removed"));
}

/** Locks a picture of the library until the transaction ends, so that no save can refer to it meanwhile. */
export async function lockListed(tx: Transaction, id: string): Promise<ImageRow> {
  await tx.$queryRaw`SELECT 1 FROM "Image" WHERE id = ${id} AND listed FOR UPDATE`;
  const image = await tx.image.findFirst({ where: { id, listed: true } });
  if (!image) throw notFound(libraryCopy.missing);
  return image;
}

/** The subject of a history entry. */
export const subjectOf = ({ id, alt }: Pick<ImageRow, "id" | "alt">) => ({
  entity: pictureEntity.key,
  id,
  title: alt || NO_DESCRIPTION,
});
