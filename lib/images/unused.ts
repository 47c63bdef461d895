import "server-only";
import { db } from "../db/client";
import { hasNoOwner } from "../items/picture-owners";
import { log } from "../log";
import { storage } from "../storage/storage";
import { imageFolder, PICTURES_LOCK_KEY } from "./names";

/** Rows deleted in one transaction: short locks, and few leftover files after a crash. */
const BATCH = 20;
/** In milliseconds: the query scans all articles. */
const SWEEP_TRANSACTION = { timeout: 60_000 };
/** Pictures removed in one run at most. */
const MAX_PER_RUN = 10_000;

/** The same pattern as in findUnused's SQL. */
const PICTURE_REFERENCE = /(?:\/imagens\/|"imageId": ?")([\w-]{1,64})/g;

type Transaction = Pick<typeof db, "$queryRaw">;
type Wanted = { olderThan?: Date | null; among?: string[] | null };

/**
 * Removes the pictures that nothing names and that were stored before `olderThan`; the number of them. Ends at the first
 * files that cannot be removed.
 */
export async function removeUnusedPictures({ olderThan }: { olderThan: Date }) {
  const ids = await findUnused(db, { olderThan });
  let removed = 0;
  for (let at = 0; at < ids.length; at += BATCH) removed += await removeIfUnused(ids.slice(at, at + BATCH));
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
 * Locks the rows of the pictures that a text refers to, so that none is removed before the transaction ends; returns missing ids.
 * For a transaction that saves Markdown or slides: an `imageId` needs no lock of its own, its foreign key takes one.
 */
export async function lockPictures(tx: Transaction, text: string) {
  const named = referencedPictures(text);
  if (named.length === 0) return [];
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Image" WHERE id = ANY(${named}) ORDER BY id FOR KEY SHARE`;
  return named.filter((id) => !held.some((row) => row.id === id));
}

/** The ids of the pictures that a text or the JSON of items refers to. */
export function referencedPictures(text: string) {
  return [...new Set([...text.matchAll(PICTURE_REFERENCE)].flatMap(([, id]) => id ?? []))];
}

/**
 * The row first, then the files: without its row a picture is not served, and files without a row are swept. A save under way
 * that names a picture holds its row: that picture is left alone. One that comes later waits, and finds the row gone.
 */
async function removeIfUnused(ids: string[]) {
  const removed = await db.$transaction(async (tx) => {
    if (!(await mayRemove(tx))) return [];
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Image" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE SKIP LOCKED`;
    // A statement of its own: it sees what was committed until the rows were locked.
    const unused = await findUnused(tx, { among: locked.map(({ id }) => id) });
    await tx.image.deleteMany({ where: { id: { in: unused } } });
    return unused;
  }, SWEEP_TRANSACTION);
  for (const id of removed) await storage.removeFolder(imageFolder(id));
  return removed.length;
}

/** False while a backup is made, which has the rows of all pictures and still reads their files: the daily sweep comes back to them. */
async function mayRemove(tx: Transaction) {
  const [answer] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${PICTURES_LOCK_KEY}::bigint) AS free`;
  return answer?.free === true;
}

/** The pictures that no item, text, draft, slide or trashed item refers to. */
async function findUnused(tx: Transaction, { olderThan = null, among = null }: Wanted) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH texts AS (
      SELECT description AS content FROM "Post" WHERE description LIKE '%/imagens/%'
      UNION ALL SELECT description FROM "Campaign" WHERE description LIKE '%/imagens/%'
      UNION ALL SELECT result FROM "Campaign" WHERE result LIKE '%/imagens/%'
      UNION ALL SELECT "values"::text FROM "Draft"
      UNION ALL SELECT value::text FROM "Setting"
      UNION ALL SELECT rows::text FROM "Trash"
      UNION ALL SELECT url FROM "Image" WHERE url LIKE '%/imagens/%'
    ), named AS MATERIALIZED (
      SELECT found[1] AS id
      FROM texts, regexp_matches(content, '(?:/imagens/|"imageId": ?")([A-Za-z0-9_-]{1,64})', 'g') AS found
    )
    SELECT id FROM "Image" AS image
    WHERE (${olderThan}::timestamptz IS NULL OR "createdAt" < ${olderThan})
      AND (${among}::text[] IS NULL OR id = ANY(${among}))
      AND ${await hasNoOwner(tx)}
      AND NOT EXISTS (SELECT FROM named WHERE named.id = image.id)
    ORDER BY "createdAt"
    LIMIT ${MAX_PER_RUN}`;
  return rows.map(({ id }) => id);
}
