import "server-only";
import { db } from "../db/client";
import { holdLock, shareLock } from "../db/locks";
import { AppError, notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { record, recordAll } from "../history/service";
import { announce } from "../items/announce";
import { idsOf, type Transaction } from "../items/store";
import { BULK_TRANSACTION } from "../items/write";
import { tallyKinds } from "../lists/tally";
import { slugify } from "../text";
import { categoryCopy } from "./copy";
import { categoryEntity } from "./entity";
import { KINDS, type Kind } from "./kinds";
import { type Categories, labelOf, withCounts } from "./labels";
import { MAX_KEY_CHARACTERS, type RemovedCategory } from "./schema";
import { type CategoryList, getCategories, readCategoryList, settingOf } from "./service";

const MAX_CATEGORIES = 30;
/** Reserved: path segments in the place of a key. */
const RESERVED = ["pagina"];

/** A kind's categories with the number of their items, shown or not. */
export async function countCategories(kind: Kind) {
  const [categories, counts] = await Promise.all([
    getCategories(kind),
    tallyKinds({ entity: KINDS[kind].entity.table }),
  ]);
  const known = new Set(Object.keys(categories));
  return withCounts(categories, counts).map((category) => ({ ...category, known: known.has(category.slug) }));
}

/** Adds a category at the end; its first label makes its key, which stays when the label changes. */
export const createCategory = (kind: Kind, label: string) =>
  changeList(kind, ({ categories, moved }) => {
    if (Object.keys(categories).length >= MAX_CATEGORIES)
      throw new AppError("conflict", categoryCopy.full(MAX_CATEGORIES));
    assertNew(categories, label);
    const slug = freeKey(categories, label);
    const { [slug]: _, ...others } = moved;
    return { categories: { ...categories, [slug]: label }, moved: others };
  });

/** 'stale' when its label is no longer the one that was there `before`. */
export const renameCategory = (kind: Kind, slug: string, label: string, before?: string) =>
  changeList(kind, ({ categories, moved }) => {
    assertKnown(categories, slug);
    const { [slug]: present = "", ...others } = categories;
    if (before !== undefined && ![before, label].includes(present))
      throw new AppError("stale", categoryCopy.renamedMeanwhile(present));
    assertNew(others, label);
    return { categories: { ...categories, [slug]: label }, moved };
  });

/** Moves a category to the place `to` of the list, from 0. */
export const moveCategory = (kind: Kind, slug: string, to: number) =>
  changeList(kind, ({ categories, moved }) => {
    assertKnown(categories, slug);
    const entries = Object.entries(categories);
    const [entry] = entries.splice(Object.keys(categories).indexOf(slug), 1);
    if (entry) entries.splice(to, 0, entry);
    return { categories: Object.fromEntries(entries), moved };
  });

/**
 * Removes a category. Its items go `into` another one; without that, 'conflict' while it has any. Returns how many moved and the
 * other one's label.
 */
export function removeCategory({ kind, slug, into }: RemovedCategory) {
  return db.$transaction(async (tx) => {
    // Rows before the list, as an item's own save locks them. What was saved meanwhile is moved with the list locked.
    let count = into === undefined ? 0 : await moveItems(tx, kind, slug, into);
    let label = "";
    await changeLocked(tx, kind, async ({ categories, moved }) => {
      const { [slug]: _, ...others } = categories;
      if (into !== undefined) {
        assertKnown(others, into);
        count += await moveItems(tx, kind, slug, into);
        label = labelOf(others, into);
      } else {
        assertKnown(categories, slug);
        await assertEmpty(tx, kind, slug);
      }
      if (Object.keys(others).length === 0) throw new AppError("conflict", categoryCopy.last);
      const kept = Object.entries(moved).map(([old, to]) => [old, to === slug ? (into ?? "") : to]);
      return { categories: others, moved: { ...Object.fromEntries(kept), [slug]: into ?? "" } };
    });
    return { count, label };
  }, BULK_TRANSACTION);
}

/** Once items are back from the trash: those of a category that was removed meanwhile go where its other items went. */
export async function moveRestored(tx: Transaction, kind: Kind) {
  await shareLock(tx, "categories");
  const { moved } = await readCategoryList(kind, tx);
  for (const [from, into] of Object.entries(moved)) if (into) await moveItems(tx, kind, from, into);
}

async function moveItems(tx: Transaction, kind: Kind, from: string, into: string) {
  const { entity } = KINDS[kind];
  const table = Prisma.raw(`"${entity.table}"`);
  // Locked in the order of `lockForUpdate`, as a bulk action may have some of them.
  const items = await tx.$queryRaw<{ id: string; titulo: string }[]>`
    SELECT id, titulo FROM ${table} WHERE slug = ${from} ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    UPDATE ${table} SET slug = ${into}, "updatedAt" = ${new Date()} WHERE id = ANY(${idsOf(items)})`;
  const moved = { before: { slug: from }, after: { slug: into } };
  await recordAll(
    tx,
    "UPDATE",
    items.map(({ id, titulo }) => ({ entity: entity.key, id, title: titulo, ...moved })),
  );
  return items.length;
}

async function assertEmpty(tx: Transaction, kind: Kind, slug: string) {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${Prisma.raw(`"${KINDS[kind].entity.table}"`)} WHERE slug = ${slug}`;
  if (row?.count) throw new AppError("conflict", categoryCopy.inUse(kind, row.count));
}

const changeList = (kind: Kind, change: (before: CategoryList) => CategoryList) =>
  db.$transaction((tx) => changeLocked(tx, kind, async (before) => change(before)));

/** With the list locked: other changes wait, and items that are just getting a category (`findCategory`). */
async function changeLocked(tx: Transaction, kind: Kind, change: (before: CategoryList) => Promise<CategoryList>) {
  await holdLock(tx, "categories");
  const before = await readCategoryList(kind, tx);
  const after = await change(before);
  const list = Object.entries(after.categories).map(([slug, label]) => ({ slug, label }));
  const [key, value] = [settingOf(kind), { list, moved: after.moved }];
  await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  await record(tx, "UPDATE", {
    entity: categoryEntity.key,
    id: kind,
    title: KINDS[kind].title,
    before: { labels: Object.values(before.categories) },
    after: { labels: Object.values(after.categories) },
  });
  await announce(tx, [KINDS[kind].entity.tag]);
}

function assertKnown(categories: Categories, slug: string) {
  if (!Object.hasOwn(categories, slug)) throw notFound(categoryCopy.missing);
}

function assertNew(categories: Categories, label: string) {
  const same = Object.values(categories).find((other) => slugify(other) === slugify(label));
  if (same) throw new AppError("conflict", categoryCopy.exists(same), { label: categoryCopy.exists(same) });
}

/** Not a number alone: objects list such keys first. */
function freeKey(categories: Categories, label: string) {
  const base = slugify(label, MAX_KEY_CHARACTERS - 12);
  const [named, taken] = [/^\d+$/.test(base) ? `categoria-${base}` : base, [...RESERVED, ...Object.keys(categories)]];
  for (let copy = 1; ; copy++) {
    const slug = copy === 1 ? named : `${named}-${copy}`;
    if (!taken.includes(slug)) return slug;
  }
}
