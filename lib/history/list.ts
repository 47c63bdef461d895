import "server-only";
import { db, inOrderOf } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import { historyCopy } from "./copy";

type ChangeQuery = {
  /** Keys of the entities whose changes one may see; undefined for all. */
  visible?: readonly string[];
  entity?: string;
  entityId?: string;
  /** The account that made the changes; null for the system's. */
  userId?: string | null;
  /** From a moment, and before another one. */
  bounds?: { from: Date; before: Date };
  page: number;
  limit: number;
};

/** The history, latest first: of everything, of one kind of item, of one item, of one person, or of some days. */
export async function listChanges({ visible, entity, entityId, userId, bounds, page, limit }: ChangeQuery) {
  const conditions = [Prisma.sql`true`];
  if (visible) conditions.push(Prisma.sql`entity = ANY(${visible})`);
  if (entity) conditions.push(Prisma.sql`entity = ${entity}`);
  if (entityId) conditions.push(Prisma.sql`"entityId" = ${entityId}`);
  if (userId) conditions.push(Prisma.sql`"userId" = ${userId}`);
  if (userId === null) conditions.push(Prisma.sql`"userId" IS NULL`);
  if (bounds) conditions.push(Prisma.sql`at >= ${bounds.from} AND at < ${bounds.before}`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Change"`,
    where: Prisma.join(conditions, " AND "),
    order: Prisma.sql`at DESC, id DESC`,
    counter: !visible && !entityId && !bounds && userId === undefined && { entity: "Change", kind: entity },
    page,
    limit,
  });
  const rows = await db.change.findMany({ where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>["items"][number];

/**
 * All accounts in the history, under their latest names; null stands for the system. A loose index scan: goes from person to
 * person in the index, so that it costs as many steps as there are people, however long the history is.
 */
export async function listPeople() {
  const [people, system] = await Promise.all([
    db.$queryRaw<{ userId: string; userName: string }[]>`
      WITH RECURSIVE person AS (
        (SELECT "userId", "userName" FROM "Change" WHERE "userId" IS NOT NULL
          ORDER BY "userId", at DESC, id DESC LIMIT 1)
        UNION ALL
        SELECT following.* FROM person CROSS JOIN LATERAL (
          SELECT "userId", "userName" FROM "Change" WHERE "userId" > person."userId"
          ORDER BY "userId", at DESC, id DESC LIMIT 1) AS following
      )
      SELECT * FROM person ORDER BY "userName", "userId"`,
    db.change.findFirst({ where: { userId: null }, select: { id: true } }),
  ]);
  return [...people, ...(system ? [{ userId: null, userName: historyCopy.system }] : [])];
}

/** The ids of deleted items among the changed ones: in the trash, or purged. */
export async function findDeleted(changes: { entity: string; entityId: string }[]) {
  const last = await db.change.findMany({
    where: {
      action: { in: ["DELETE", "RESTORE"] },
      entity: { in: [...new Set(changes.map(({ entity }) => entity))] },
      entityId: { in: [...new Set(changes.map(({ entityId }) => entityId))] },
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    distinct: ["entity", "entityId"],
    select: { entityId: true, action: true },
  });
  return new Set(last.flatMap(({ entityId, action }) => (action === "DELETE" ? [entityId] : [])));
}
