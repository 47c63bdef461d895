import "server-only";
import { db } from "../db/client";
import { holdLock } from "../db/locks";
import { AppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { currentActor } from "../history/actor";
import { assertSeen, record, recordAll } from "../history/service";
import { announce } from "./announce";
import {
  affectedTags,
  historySubject,
  idsOf,
  lockExisting,
  lockItems,
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

/** Time after its creation in which an item may be created again, because the answer was lost. Later it is an old draft, or an old key. */
export const REPETITION_MS = 15 * 60_000;

/**
 * Creates an item. With an `id` that the same person has just created an item with, this is a repetition, because the answer to
 * the first request was lost: the item of the first request is updated (`update`), or returned as it is.
 */
export function createItem<Item extends Row>(
  store: Store<Item>,
  id: string | undefined,
  insert: (tx: Transaction) => Promise<Row>,
  update?: (tx: Transaction, before: Item) => Promise<unknown>,
) {
  return db.$transaction(async (tx) => {
    const created = id && (await findCreated(tx, store, id));
    if (created) return update ? saveLocked(tx, store, created, update) : created;
    return createWithin(tx, store, insert);
  });
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

/**
 * The item of this id, locked, if the acting account has just created it and nobody else has changed it since (else 'stale'). A
 * repetition that comes at the same time waits for the first.
 */
async function findCreated<Item extends Row>(tx: Transaction, store: Store<Item>, id: string) {
  const { id: userId } = currentActor();
  if (userId === null) return undefined; // an import: an item with its id was created by somebody else
  await lockNewId(tx, id);
  const creation = await findCreation(tx, { entity: store.entity.key, id, userId });
  if (!creation && !(await isKnown(tx, store, id))) return undefined;
  if (!creation?.mayBeRepeated) throw new AppError("stale", SAVED_BEFORE);
  return (await lockItems(tx, store, [id]))[0];
}

/** Whether somebody has created the item, from the same draft, say: in the trash, too, as only one of an id can come back. */
const isKnown = async <Item extends Row>(tx: Transaction, { entity, read }: Store<Item>, id: string) =>
  (await read(tx, [id])).length > 0 || (await tx.trash.count({ where: { entity: entity.key, id } })) > 0;

/** Whether that account created the item, and may create it again: its answer may have been lost, and nobody else has changed it since. */
export async function findCreation(
  tx: Transaction,
  { entity, id, userId }: Record<"entity" | "id" | "userId", string>,
) {
  const changes = await tx.change.findMany({
    where: { entity, entityId: id },
    select: { action: true, userId: true, at: true },
  });
  const creation = changes.find((change) => change.action === "CREATE" && change.userId === userId);
  if (!creation) return undefined;
  const isOwn = changes.every((change) => change.userId === userId && change.action !== "DELETE");
  return { mayBeRepeated: isOwn && Date.now() - creation.at.getTime() < REPETITION_MS };
}

const SAVED_BEFORE = "Este item já tinha sido salvo. Para continuar, abra-o na lista ou na lixeira.";

/** Locks the id of an item that may not exist yet, until the transaction ends. */
export const lockNewId = (tx: Transaction, id: string) => holdLock(tx, "item", id);

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
export const updateItem = <Item extends Row & { updatedAt: Date }>(
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
 * are gone. Returns the existing items with their new values, whether they had others, and how they were `before`. `has` tells
 * whether one has these values already, where they are not to be compared one by one.
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
