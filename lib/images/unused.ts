import "server-only";
import { db } from "../db/client";
import { eraseHistory } from "../history/service";
import { hasNoOwner, NAMED_IN_TEXTS } from "../items/picture-owners";
import { log } from "../log";
import { storage } from "../storage/storage";
import { listImages } from "./attach";
import { imageFolder, PICTURE_REFERENCE, PICTURES_LOCK_KEY } from "./names";

/** Rows deleted in one transaction: short locks, and few leftover files after a crash. */
const BATCH = 20;
/** In milliseconds: the query scans all articles. */
const SWEEP_TRANSACTION = { timeout: 60_000 };
/** Pictures removed in one run at most. */
const MAX_PER_RUN = 10_000;

type Transaction = Pick<typeof db, "$queryRaw">;
type Wanted = {
  olderThan?: Date | null;
  among?: string[] | null;
  /** Including those that an administrator keeps although nothing shows them. */
  evenKept?: boolean;
};

/**
 * Removes the pictures that nothing names and that were stored before `olderThan`; the number of them. Ends at the first
 * files that cannot be removed, and throws while a backup is made: the files of a whole sweep, left behind, would look like those of
 * another database (leftover-files.ts).
 */
export async function removeUnusedPictures({ olderThan }: { olderThan: Date }) {
  const ids = await findUnused(db, { olderThan });
  let removed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    if (!(await mayRemoveFiles(db))) throw new Error("a backup may still read unused pictures");
    removed += await removeIfUnused(ids.slice(at, at + BATCH));
  }
  return removed;
}

/**
 * Removes those of the pictures that nothing refers to, right after a purge. Files that cannot be removed are left to
 * the next sweep.
 */
export async function removePicturesIfUnused(ids: string[]) {
  try {
    return await removeIfUnused(ids);
  } catch (error) {
    log.error({ err: error, ids }, "pictures not removed, the daily sweep will");
    return 0;
  }
}

/**
 * Locks the rows of the pictures that a text refers to, by a former id, too, so that none is removed before the transaction ends, and
 * has the library list them; returns missing ids. For a transaction that saves Markdown or slides: an `imageId` is locked by attachImage.
 */
export async function lockPictures(tx: Transaction & Pick<typeof db, "$executeRaw">, text: string) {
  const named = referencedPictures(text);
  if (named.length === 0) return [];
  const held = await lockInOrder(tx, named);
  await listImages(
    tx,
    held.map(({ id }) => id),
  );
  return named.filter((id) => !held.some((row) => row.id === id || row.formerIds.includes(id)));
}

/** Locks the pictures with these ids, present or former, in the order of all saves: of two that list the same ones one waits for the other. */
export const lockInOrder = (tx: Transaction, ids: string[]) =>
  tx.$queryRaw<{ id: string; formerIds: string[] }[]>`
    SELECT id, "formerIds" FROM "Image" WHERE id = ANY(${ids}) OR "formerIds" && ${ids} ORDER BY id FOR NO KEY UPDATE`;

/** The ids of the pictures that a text or the JSON of items refers to. */
export function referencedPictures(text: string) {
  return [...new Set([...text.matchAll(PICTURE_REFERENCE)].flatMap(([, id]) => id ?? []))];
}

/**
 * The row first, then the files: without its row a picture is not served, and files without a row are swept. A transaction that is
 * saving a reference has locked the row: that picture is skipped. A later one waits for the deletion, and finds no row.
 */
async function removeIfUnused(ids: string[]) {
  const { removed, mayGo } = await db.$transaction(async (tx) => {
    const mayGo = await mayRemoveFiles(tx);
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Image" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE SKIP LOCKED`;
    // A statement of its own: it sees what was committed until the rows were locked.
    const unused = await findUnused(tx, { among: locked.map(({ id }) => id) });
    const former = await tx.image.findMany({ where: { id: { in: unused } }, select: { formerIds: true } });
    await tx.image.deleteMany({ where: { id: { in: unused } } });
    // Descriptions may name people.
    await eraseHistory(tx, "picture", [...unused, ...former.flatMap(({ formerIds }) => formerIds)]);
    return { removed: unused, mayGo };
  }, SWEEP_TRANSACTION);
  if (mayGo) for (const id of removed) await storage.removeFolder(imageFolder(id));
  return removed.length;
}

/** False while a backup is made, which still reads the files of all pictures in its snapshot: the sweep takes them later. */
export async function mayRemoveFiles(tx: Transaction) {
  const [answer] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${PICTURES_LOCK_KEY}::bigint) AS free`;
  return answer?.free === true;
}

/** The pictures that no item, text, slide or trashed item refers to, by their id or one that they had. */
export async function findUnused(tx: Transaction, { olderThan = null, among = null, evenKept = false }: Wanted) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH named(id) AS MATERIALIZED (${NAMED_IN_TEXTS})
    SELECT id FROM "Image" AS image
    WHERE (${olderThan}::timestamptz IS NULL OR "createdAt" < ${olderThan})
      AND (${among}::text[] IS NULL OR id = ANY(${among}))
      AND (${evenKept} OR NOT kept)
      AND ${await hasNoOwner(tx)}
      AND NOT EXISTS (SELECT FROM named WHERE named.id = image.id)
      AND ("formerIds" = '{}' OR NOT "formerIds" && ARRAY(SELECT id FROM named))
    ORDER BY "createdAt"
    LIMIT ${MAX_PER_RUN}`;
  return rows.map(({ id }) => id);
}
