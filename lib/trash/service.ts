import "server-only";
import { z } from "zod";
import { moveRestored } from "../categories/edit";
import { KIND_KEYS } from "../categories/kinds";
import { DAY_MS } from "../dates";
import { db } from "../db/client";
import { holdLock } from "../db/locks";
import { donationEntity } from "../donations/entity";
import { entities, entityOf } from "../entities";
import { tagsOf } from "../entity";
import { AppError, hasCode, notFound, toAppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { eraseHistory, lockErasure, recordAll } from "../history/service";
import { referencedPictures, removePicturesIfUnused } from "../images/unused";
import { announce } from "../items/announce";
import type { Transaction } from "../items/store";
import { BULK_TRANSACTION } from "../items/write";
import { OTHER_PAGES } from "../visits/page";
import { moveVisits } from "../visits/service";
import { trashCopy } from "./copy";
import { TRASH_DAYS } from "./limits";
import type { TrashKey } from "./types";

// Removed items are rows of JSON in one table (written by lib/items/trash.ts), and are restored into their own tables.

const FOREIGN_KEY_VIOLATION = "23503";

/** Restores items with their children, all or none. Returns their number. */
export async function restoreItems(keys: TrashKey[]) {
  try {
    return await db.$transaction(async (tx) => {
      // An import writes the same donations in its sheet's order: the one waits for the other.
      if (keys.some(({ entity }) => entity === donationEntity.key)) await holdLock(tx, "import");
      const found = await lockTrash(tx, keys);
      // Reviews after the articles that they belong to, whichever was removed first, and by article, as a bulk action locks articles.
      await tx.$executeRaw`
        SELECT nova_restore(rows) FROM (
          SELECT rows FROM "Trash" WHERE (entity, id) IN (${pairs(found)})
          ORDER BY entity = 'review', ${POST_OF_REVIEW} OFFSET 0) AS latest`;
      await deleteTrash(tx, found);
      await recordEach(tx, "RESTORE", found);
      const kinds = KIND_KEYS.filter((kind) => found.some(({ entity }) => entity === kind));
      for (const kind of kinds) await moveRestored(tx, kind);
      await announce(tx, tagsOfRemoved(found));
      return found.length;
    }, BULK_TRANSACTION);
  } catch (error) {
    if (hasCode(error, FOREIGN_KEY_VIOLATION)) throw new AppError("conflict", trashCopy.orphan);
    if (!(error instanceof AppError) && toAppError(error)?.code === "conflict")
      throw new AppError("conflict", trashCopy.taken);
    throw error;
  }
}

/**
 * Purges items: their rows in the trash, their pictures if nothing else refers to them, and their titles and values in the
 * history. Returns their number.
 */
export async function purgeItems(keys: TrashKey[]) {
  const found = await db.$transaction(async (tx) => {
    await lockErasure(tx);
    return purge(tx, await lockTrash(tx, keys));
  }, BULK_TRANSACTION);
  await removePicturesIfUnused(picturesOf(found));
  return found.length;
}

/** Items purged in one transaction. */
const BATCH = 200;

/** Purges items older than TRASH_DAYS. */
export async function purgeExpired() {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS);
  for (let count = 0; ; ) {
    const found = await db.$transaction(async (tx) => {
      await lockErasure(tx);
      const expired = await tx.$queryRaw<TrashKey[]>`
        SELECT entity, id FROM "Trash" WHERE "removedAt" < ${before}
        ORDER BY "removedAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      return expired.length > 0 ? purge(tx, await lockTrash(tx, expired)) : [];
    }, BULK_TRANSACTION);
    if (found.length === 0) return count;
    await removePicturesIfUnused(picturesOf(found));
    count += found.length;
  }
}

const parts = z.array(z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }));

type Found = TrashKey & { title: string; rows: z.infer<typeof parts> };

async function purge(tx: Transaction, asked: Found[]) {
  const posts = asked.filter(({ entity }) => entity === "post").map(({ id }) => id);
  const found = [...asked, ...(await lockOrphans(tx, posts, asked))];
  await deleteTrash(tx, found);
  await deleteOrphanDrafts(tx);
  for (const [entity, ids] of erasedOf(found)) await eraseHistory(tx, entity, ids);
  await moveVisits(tx, addressesOf(found), OTHER_PAGES);
  await recordEach(
    tx,
    "PURGE",
    found.map((item) => ({ ...item, title: "" })),
  );
  return asked;
}

/** Locks items of the trash until the transaction ends; 'notFound' when none is left. */
async function lockTrash(tx: Transaction, keys: TrashKey[]) {
  const found = await lockLeft(tx, keys);
  if (found.length === 0) throw notFound(trashCopy.missing);
  return found;
}

async function lockLeft(tx: Transaction, keys: TrashKey[]): Promise<Found[]> {
  const found = await tx.$queryRaw<(TrashKey & { title: string; rows: unknown })[]>`
    SELECT entity, id, title, rows FROM "Trash" WHERE (entity, id) IN (${pairs(keys)}) ORDER BY entity, id FOR UPDATE`;
  return found.map(({ rows, ...item }) => ({ ...item, rows: parts.parse(rows) }));
}

/** Deletes the drafts of articles that cannot come back any more. */
export const deleteOrphanDrafts = (tx: Transaction) => tx.$executeRaw`
  DELETE FROM "Draft" WHERE "postId" IS NOT NULL AND "postId" NOT IN (${KEPT_POSTS})`;

/** Deletes the removed reviews of articles that cannot come back any more. */
export const deleteOrphanReviews = (tx: Transaction) => tx.$executeRaw`
  DELETE FROM "Trash" WHERE entity = 'review' AND ${POST_OF_REVIEW} NOT IN (${KEPT_POSTS})`;

const KEPT_POSTS = Prisma.sql`SELECT id FROM "Post" UNION SELECT id FROM "Trash" WHERE entity = 'post'`;
const POST_OF_REVIEW = Prisma.sql`rows #>> '{0,rows,0,postId}'`;

const deleteTrash = (tx: Transaction, keys: TrashKey[]) =>
  tx.$executeRaw`DELETE FROM "Trash" WHERE (entity, id) IN (${pairs(keys)})`;

/** Locks reviews removed before their article: without it they cannot be restored. */
async function lockOrphans(tx: Transaction, posts: string[], found: Found[]) {
  const known = new Set(found.map(({ id }) => id));
  const orphans = await tx.$queryRaw<TrashKey[]>`
    SELECT entity, id FROM "Trash" WHERE entity = 'review' AND ${POST_OF_REVIEW} = ANY(${posts})`;
  const others = orphans.filter(({ id }) => !known.has(id));
  return others.length > 0 ? lockLeft(tx, others) : []; // somebody else may be purging them
}

const pairs = (keys: TrashKey[]) => Prisma.join(keys.map(({ entity, id }) => Prisma.sql`(${entity}, ${id})`));

const recordEach = (tx: Transaction, action: "RESTORE" | "PURGE", found: Omit<Found, "rows">[]) =>
  recordAll(
    tx,
    action,
    found.map(({ entity, id, title }) => ({ entity, id, title })),
  );

/** Ids of the purged items and their children, by entity. */
function erasedOf(found: Found[]) {
  const ids = new Map<string, string[]>();
  for (const { table, rows } of found.flatMap((item) => item.rows)) {
    const entity = entities.find((one) => one.table === table);
    if (entity) ids.set(entity.key, [...(ids.get(entity.key) ?? []), ...rows.map(({ id }) => String(id))]);
  }
  return ids;
}

/** The addresses with the words of titles, the former ones, too. */
const addressesOf = (found: Found[]) =>
  found.flatMap(({ entity, rows }) =>
    rows
      .flatMap((part) => part.rows)
      .flatMap(({ permalink }) => (permalink ? [`/${entityOf(entity)?.pages?.folder}/${permalink}`] : [])),
  );

function tagsOfRemoved(found: Found[]) {
  const tags = found.flatMap(({ entity: key, rows }) => {
    const entity = entityOf(key);
    return entity ? (rows[0]?.rows.flatMap((row) => tagsOf(entity, row)) ?? []) : [];
  });
  return [...new Set(tags)];
}

const picturesOf = (found: Found[]) => referencedPictures(JSON.stringify(found));
