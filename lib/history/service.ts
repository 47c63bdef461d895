import "server-only";
import { formatMoment } from "../dates";
import { db, inOrderOf } from "../db/client";
import { AppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import { truncate } from "../text";
import type { HistoryAction } from "./actions";
import { currentActor } from "./actor";
import { historyCopy } from "./copy";
import type { FieldChanges } from "./types";
import { valueText } from "./words";

/** Characters stored of each value: enough to recognise it. */
const MAX_VALUE_LENGTH = 2_000;

export type Snapshot = Record<string, unknown>;

type Event = {
  /** The entity's key. */
  entity: string;
  id: string;
  title: string;
  /** The item's fields before and after the change; only the differences are stored. */
  before?: Snapshot;
  after?: Snapshot;
};

/** Records who did what, in the transaction that does it. An update that changed nothing leaves no trace. */
export const record = (tx: Prisma.TransactionClient, action: HistoryAction, event: Event) =>
  recordAll(tx, action, [event]);

/** The same of many items, in one statement. */
export async function recordAll(tx: Prisma.TransactionClient, action: HistoryAction, events: Event[]) {
  const { id: userId, name: userName } = currentActor();
  const data = events
    .map(({ before = {}, after = {}, entity, id: entityId, title }) => {
      return { action, userId, userName, entity, entityId, title, fields: differences(before, after) };
    })
    .filter(({ fields }) => action !== "UPDATE" || Object.keys(fields).length > 0);
  if (data.length > 0) await tx.change.createMany({ data });
}

type ChangeQuery = {
  entity?: string;
  entityId?: string;
  /** Whose changes; null for what happened without a person at the screen. */
  userId?: string | null;
  page: number;
  limit: number;
};

/** The history, latest first: of everything, of one kind of item, of one item, or of one person. */
export async function listChanges({ entity, entityId, userId, page, limit }: ChangeQuery) {
  const conditions = [Prisma.sql`true`];
  if (entity) conditions.push(Prisma.sql`entity = ${entity}`);
  if (entityId) conditions.push(Prisma.sql`"entityId" = ${entityId}`);
  if (userId) conditions.push(Prisma.sql`"userId" = ${userId}`);
  if (userId === null) conditions.push(Prisma.sql`"userId" IS NULL`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Change"`,
    where: Prisma.join(conditions, " AND "),
    order: Prisma.sql`at DESC, id DESC`,
    counter: !entityId && userId === undefined && { entity: "Change", kind: entity },
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

/** Which of the changed items are not there any more: in the trash, or gone for good. */
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

/**
 * Optimistic lock: throws 'stale', with the other person's name, unless the item is still as it was `seen` (its updatedAt when the
 * form was opened). Call it with the row locked.
 */
export async function assertSeen(
  tx: Prisma.TransactionClient,
  seen: string | undefined,
  item: { id: string; updatedAt: Date },
  entity: string,
) {
  if (!seen || new Date(seen).getTime() === item.updatedAt.getTime()) return;
  const last = await tx.change.findFirst({
    where: { entity, entityId: item.id },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  const who = last?.userName ?? "Outra pessoa";
  const when = formatMoment(last?.at ?? item.updatedAt);
  throw new AppError("stale", `${who} alterou este item em ${when}, depois que você o abriu.`);
}

/**
 * Erases titles and field values of purged items from the history. Who did
 * what when, and which fields it was, stays.
 */
export async function eraseHistory(tx: Prisma.TransactionClient, entity: string, ids: string[]) {
  await tx.$executeRaw`
    UPDATE "Change" SET title = '',
      fields = coalesce((SELECT jsonb_object_agg(name, '["", ""]'::jsonb) FROM jsonb_object_keys(fields) AS name), '{}')
    WHERE entity = ${entity} AND "entityId" = ANY(${ids})`;
}

function differences(before: Snapshot, after: Snapshot): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, [valueText(before[name]), valueText(after[name])]] as const);
  return Object.fromEntries(
    pairs
      .filter(([, [was, is]]) => was !== is)
      .map(([name, [was, is]]) => [name, [truncate(was, MAX_VALUE_LENGTH), truncate(is, MAX_VALUE_LENGTH)]]),
  );
}
