import "server-only";
import { TIME_ZONE } from "../dates";
import { db, inOrderOf } from "../db/client";
import { entities } from "../entities";
import { Prisma } from "../generated/prisma/client";
import { countRows, findPageOfIds } from "../lists/find-page";
import { MAX_LISTED, type Page, pageOf } from "../lists/listing";
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
export async function listChanges(query: ChangeQuery) {
  const { page, limit } = query;
  const { ids, counted } = await findPageOfIds({ ...rowsOf(query), page, limit });
  const rows = await db.change.findMany({ where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>["items"][number];

const FOLDED = entities.flatMap(({ key, many }) => (many ? [key] : []));
/** Changes of one run at most; a longer one is split. */
const MAX_RUN = 30;

/**
 * The same in runs: consecutive changes of one kind, by one person to items of one kind, within minutes and one day; a single item's
 * changes are not grouped. A page has `limit` runs; only the latest MAX_LISTED changes are read, so that time does not grow with them.
 */
export async function listRuns(query: ChangeQuery): Promise<Page<ChangeRow[]>> {
  const { page, limit } = query;
  const { from, where, order, counter } = rowsOf(query);
  const [counted, [found]] = await Promise.all([
    countRows({ from, where, order, counter }),
    db.$queryRaw<{ runs: number; ids: string[][] }[]>`
      WITH latest AS (
        SELECT id, at, action, entity, "userId", (at AT TIME ZONE ${TIME_ZONE})::date AS day
        FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${MAX_LISTED}
      ), compared AS (
        SELECT id, at, entity = ANY(${query.entityId ? [] : FOLDED}) AND coalesce(action = lag(action) OVER following AND entity = lag(entity) OVER following
          AND "userId" IS NOT DISTINCT FROM lag("userId") OVER following AND day = lag(day) OVER following
          AND lag(at) OVER following - at <= interval '10 minutes', false) AS goes_on
        FROM latest WINDOW following AS (ORDER BY ${order})
      ), numbered AS (
        SELECT id, at, count(*) FILTER (WHERE NOT goes_on) OVER (ORDER BY ${order}) AS run FROM compared
      ), divided AS (
        SELECT id, at, run, (row_number() OVER (PARTITION BY run ORDER BY ${order}) - 1) / ${MAX_RUN}::int AS part FROM numbered
      ), runs AS (
        SELECT run, part, array_agg(id ORDER BY ${order}) AS ids FROM divided GROUP BY run, part
      )
      SELECT (SELECT count(*)::int FROM runs) AS runs, coalesce((SELECT json_agg(ids ORDER BY run, part) FROM (
        SELECT * FROM runs ORDER BY run, part LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS shown), '[]') AS ids`,
  ]);
  const { runs = 0, ids = [] } = found ?? {};
  const rows = await db.change.findMany({ where: { id: { in: ids.flat() } } });
  const items = ids.map((run) => inOrderOf(run, rows));
  return { ...pageOf(items, counted, { page, limit }), pages: Math.max(1, Math.ceil(runs / limit)) };
}

function rowsOf({ visible, entity, entityId, userId, bounds }: ChangeQuery) {
  const conditions = [Prisma.sql`true`];
  if (visible) conditions.push(Prisma.sql`entity = ANY(${visible})`);
  if (entity) conditions.push(Prisma.sql`entity = ${entity}`);
  if (entityId) conditions.push(Prisma.sql`"entityId" = ${entityId}`);
  if (userId) conditions.push(Prisma.sql`"userId" = ${userId}`);
  if (userId === null) conditions.push(Prisma.sql`"userId" IS NULL`);
  if (bounds) conditions.push(Prisma.sql`at >= ${bounds.from} AND at < ${bounds.before}`);
  return {
    from: Prisma.sql`"Change"`,
    where: Prisma.join(conditions, " AND "),
    order: Prisma.sql`at DESC, id DESC`,
    counter: !visible && !entityId && !bounds && userId === undefined && { entity: "Change", kind: entity },
  };
}

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
