import "server-only";
import { db } from "../db/client";
import { type Entity, type StoredEntity, tagsOf } from "../entity";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import type { Snapshot } from "../history/service";
import type { Child } from "./trash";

export type Transaction = Prisma.TransactionClient;

export type Row = { id: string };

/** The description of an entity's table that the write path needs. */
export type Store<Item extends Row> = {
  entity: StoredEntity;
  /** Message for a missing item. */
  missing: string;
  /** The rows with these ids, in any order. */
  read: (tx: Transaction, ids: string[]) => Promise<Item[]>;
  /** The item's title in the history and the trash. */
  title: (item: Item) => string;
  /** The fields that the history compares. */
  snapshot: (item: Item) => Snapshot;
  /** The fields that the history keeps of a removed item; by default the snapshot. */
  removed?: (item: Item) => Snapshot;
  /** Tables whose rows go with the item and come back with it, in the order in which they are put back. */
  children?: readonly Child[];
};

/** Id and creation time that an item brings along: from another system, or from the form that makes it. */
export type GivenIdentity = { id?: string; createdAt?: Date };

/** Locks the existing ones of a table's rows until the transaction ends. */
export const lockForUpdate = (tx: Transaction, table: string, ids: string[]) =>
  tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;

/** The same of items; sorted by id. */
export async function lockItems<Item extends Row>(tx: Transaction, { entity, read }: Store<Item>, ids: string[]) {
  await lockForUpdate(tx, entity.table, ids);
  return (await read(tx, ids)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The same; 'notFound' when none of them is there. */
export async function lockExisting<Item extends Row>(
  tx: Transaction,
  store: Store<Item>,
  ids: string[],
): Promise<[Item, ...Item[]]> {
  const [first, ...others] = await lockItems(tx, store, ids);
  if (!first) throw notFound(store.missing);
  return [first, ...others];
}

/** The item with this id; 'notFound' when there is none. */
export async function readItem<Item extends Row>(store: Store<Item>, id: string, tx: Transaction = db) {
  const [item] = await store.read(tx, [id]);
  if (!item) throw notFound(store.missing);
  return item;
}

/** The item of a history entry. */
export const historySubject = <Item extends Row>({ entity, title }: Store<Item>, item: Item) => ({
  entity: entity.key,
  id: item.id,
  title: title(item),
});

type WithPicture = Row & { image?: { id: string; url: string | null } | null };

/** The row's values of the entity's `fields`, for the history: `shown` in place of what is stored, a picture by its address or id. */
export function snapshotOf({ fields }: Entity, { image, ...row }: WithPicture, shown: Snapshot = {}): Snapshot {
  const values: Snapshot = { ...row, image: image?.url ?? image?.id, ...shown };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
}

export const affectedTags = <Item extends Row>({ entity }: Store<Item>, items: Item[]) => [
  ...new Set(items.flatMap((item) => tagsOf(entity, item))),
];

export const idsOf = (items: Row[]) => items.map(({ id }) => id);
