import "server-only";
import { db } from "../db/client";
import type { Prisma } from "../generated/prisma/client";
import { pageOf, rangeOf } from "../lists/listing";
import { UNDO_MINUTES } from "./limits";

const listed = { entity: true, id: true, title: true, removedAt: true, userName: true } satisfies Prisma.TrashSelect;

type Listed = Prisma.TrashGetPayload<{ select: typeof listed }>;

/** `writer`: who wrote a review or a message. */
export type TrashRow = Listed & { writer?: string };

const LATEST_FIRST: Prisma.TrashOrderByWithRelationInput[] = [{ removedAt: "desc" }, { id: "desc" }];

/** `visible`: keys of the entities whose items one may see; undefined for all. */
type Visible = { visible?: readonly string[] };
type TrashQuery = Visible & { entity?: string; page: number; limit: number };

/** A page of the trash, of one kind of item or of all, the latest first. */
export async function listTrash({ visible, entity, page, limit }: TrashQuery) {
  const where = { AND: [entity ? { entity } : {}, within({ visible })] };
  const [items, total] = await Promise.all([
    db.trash.findMany({ where, select: listed, orderBy: LATEST_FIRST, ...rangeOf({ page, limit }) }),
    db.trash.count({ where }),
  ]);
  return pageOf(await withWriters(items), total, { page, limit });
}

/** The titles of reviews and messages name nobody, for the history's sake, and are often all the same. */
async function withWriters(items: Listed[]): Promise<TrashRow[]> {
  const ids = items.map(({ id }) => id);
  const found = await db.$queryRaw<{ id: string; writer: string }[]>`
    SELECT id, rows #>> ARRAY['0', 'rows', '0', CASE entity WHEN 'review' THEN 'nome' ELSE 'name' END] AS writer
    FROM "Trash" WHERE entity IN ('review', 'message') AND id = ANY(${ids})`;
  const writers = new Map(found.map(({ id, writer }) => [id, writer]));
  return items.map((item) => ({ ...item, writer: writers.get(item.id) }));
}

const within = ({ visible }: Visible) => (visible ? { entity: { in: [...visible] } } : {});

/** Number of items by entity. */
export async function countTrash(query: Visible) {
  const kinds = await db.trash.groupBy({
    by: ["entity"],
    where: within(query),
    _count: true,
    orderBy: { entity: "asc" },
  });
  return kinds.map(({ entity, _count }) => ({ entity, count: _count }));
}

/** The person's latest removal of an entity's items, if recent: its list offers to undo it. */
export async function listRecentRemovals(entity: string, userId: string) {
  const since = new Date(Date.now() - UNDO_MINUTES * 60_000);
  const last = await db.trash.findFirst({
    where: { entity, userId, removedAt: { gte: since } },
    orderBy: { removedAt: "desc" },
    select: { removedAt: true },
  });
  if (!last) return [];
  return db.trash.findMany({ where: { entity, userId, removedAt: last.removedAt }, select: listed });
}
