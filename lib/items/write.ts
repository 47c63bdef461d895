import "server-only";
import { db } from "../db/client";
import { AppError } from "../errors";
import { type Image, Prisma } from "../generated/prisma/client";
import { assertSeen, changedFields, isAsSeen, record, recordAll } from "../history/service";
import { announce } from "./announce";
import { type Dated, findCreated, type Repeatable, SAVED_BEFORE } from "./repetition";
import {
  affectedTags,
  historySubject,
  idsOf,
  lockExisting,
  type Row,
  readItem,
  type Store,
  type Transaction,
} from "./store";
import { takeToTrash } from "./trash";

// The one way to write an item: every verb of a service is one of these functions around its own statement. Each is one
// transaction that locks the rows, writes, reads back what was written, records who did it, and announces which cached reads are
// no longer true.

/** Options of a transaction over many items, in milliseconds. */
export const BULK_TRANSACTION = { timeout: 30_000 };

/**
 * Creates an item. With an `id` that the same person has just created an item with, this is a repetition, because the answer to
 * the first request was lost: it saves that item once more (`update`), or answers with it. One with other values is 'stale', unless they
 * were compared (`seen`) or are a correction (`mayCorrect`): it may come from another device that had the same draft open.
 */
export function createItem<Item extends Dated>(
  store: Store<Item>,
  { id, seen, mayCorrect = false }: Repeatable,
  insert: (tx: Transaction) => Promise<Row>,
  update?: (tx: Transaction, before: Item) => Promise<unknown>,
) {
  return db.$transaction(async (tx) => {
    const created = id && (await findCreated(tx, store, id, seen));
    if (!created) return createWithin(tx, store, insert);
    if (!update) return created;
    const item = await saveLocked(tx, store, created, update);
    const isKnown = mayCorrect || isAsSeen(created, seen);
    if (!isKnown && isOther(store, created, item)) throw new AppError("stale", SAVED_BEFORE);
    return item;
  });
}

type Pictured = { image?: Image | null };

/** Whether a field differs. A picture is the same when it looks the same: one within a request to the API is stored anew each time. */
function isOther<Item extends Row>({ entity, snapshot }: Store<Item>, before: Item & Pictured, after: Item & Pictured) {
  const look = ({ image }: Pictured) => image && [image.url, image.width, image.height, image.placeholder].join();
  return changedFields(entity.key, snapshot(before), snapshot(after)).some(
    (name) => name !== "image" || look(before) !== look(after),
  );
}

/** Creates an item within a transaction of the caller. */
export async function createWithin<Item extends Row>(
  tx: Transaction,
  store: Store<Item>,
  insert: (tx: Transaction) => Promise<Row>,
) {
  const { id } = await insert(tx);
  const item = await readItem(store, id, tx);
  await record(tx, "CREATE", { ...historySubject(store, item), after: store.snapshot(item) });
  await announce(tx, affectedTags(store, [item]));
  return item;
}

/** Changes an item; 'notFound' when it is gone. */
export const changeItem = <Item extends Row>(
  store: Store<Item>,
  id: string,
  change: (tx: Transaction, before: Item) => Promise<unknown>,
) =>
  db.$transaction(async (tx) => {
    const [before] = await lockExisting(tx, store, [id]);
    return saveLocked(tx, store, before, change);
  });

/** The same for a form; 'stale' when somebody has saved the item since it was `seen` (its updatedAt). */
export const updateItem = <Item extends Dated>(
  store: Store<Item>,
  id: string,
  seen: string | undefined,
  update: (tx: Transaction, before: Item) => Promise<unknown>,
) =>
  changeItem(store, id, async (tx, before) => {
    await assertSeen(tx, seen, before, store.entity.key);
    return update(tx, before);
  });

async function saveLocked<Item extends Row>(
  tx: Transaction,
  store: Store<Item>,
  before: Item,
  update: (tx: Transaction, before: Item) => Promise<unknown>,
) {
  await update(tx, before);
  const item = await readItem(store, before.id, tx);
  await record(tx, "UPDATE", {
    ...historySubject(store, item),
    before: store.snapshot(before),
    after: store.snapshot(item),
  });
  await announce(tx, affectedTags(store, [before, item]));
  return item;
}

/**
 * Gives items the same values. Removed items are skipped, items with these values stay unchanged; 'notFound' when all
 * are gone. Returns the existing items with their new values, whether they had others, and how they were `before`. `has`: whether
 * an item has the values already; by default each of them is compared.
 */
export function switchItems<Item extends Row>(
  store: Store<Item>,
  ids: string[],
  values: Partial<Item>,
  update: (tx: Transaction, ids: string[]) => Promise<unknown>,
  has = (item: Item) => keysOf(values).every((key) => item[key] === values[key]),
) {
  return db.$transaction(async (tx) => {
    const found = await lockExisting(tx, store, ids);
    const changed = found.filter((item) => !has(item));
    if (changed.length > 0) {
      await update(tx, idsOf(changed));
      const after = (item: Item) => store.snapshot({ ...item, ...values });
      await recordAll(
        tx,
        "UPDATE",
        changed.map((item) => ({ ...historySubject(store, item), before: store.snapshot(item), after: after(item) })),
      );
    }
    await announce(tx, affectedTags(store, found));
    return found.map((item) =>
      changed.includes(item)
        ? { ...item, ...values, changed: true, before: item }
        : { ...item, changed: false, before: item },
    );
  }, BULK_TRANSACTION);
}

/** Shows items on the site, or takes them off it. */
export const setActive = <Item extends Row & { active: boolean }>(store: Store<Item>, ids: string[], active: boolean) =>
  switchItems(store, ids, { active } as Partial<Item>, (tx, changed) => {
    const table = Prisma.raw(`"${store.entity.table}"`);
    return tx.$executeRaw`UPDATE ${table} SET active = ${active}, "updatedAt" = ${new Date()} WHERE id = ANY(${changed})`;
  });

/**
 * Puts items into the trash, with their children. Removed items are skipped; 'notFound' when all are gone. Returns the
 * removed items.
 */
export function removeItems<Item extends Row>(store: Store<Item>, ids: string[]) {
  return db.$transaction(async (tx) => {
    const found = await lockExisting(tx, store, ids);
    await removeLocked(tx, store, found);
    return found;
  }, BULK_TRANSACTION);
}

/** The same within a transaction that has locked the items and checked that they may be removed. */
export async function removeLocked<Item extends Row>(tx: Transaction, store: Store<Item>, found: Item[]) {
  const { entity, children } = store;
  const titles = found.map((item) => ({ id: item.id, title: store.title(item) }));
  await takeToTrash(tx, { entity, children, items: titles });
  await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${entity.table}"`)} WHERE id = ANY(${idsOf(found)})`;
  const { removed = store.snapshot } = store;
  await recordAll(
    tx,
    "DELETE",
    found.map((item) => ({ ...historySubject(store, item), before: removed(item) })),
  );
  await announce(tx, affectedTags(store, found));
}

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
