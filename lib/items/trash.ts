import "server-only";
import type { StoredEntity } from "../entity";
import { Prisma } from "../generated/prisma/client";
import { currentActor } from "../history/actor";

/** Rows that belong to an item: those of `table` whose `column` has its id. */
export type Child = { table: string; column: string };

type Removal = {
  entity: StoredEntity;
  children?: readonly Child[];
  items: { id: string; title: string }[];
};

/** Copies locked items, with what belongs to them, into the trash; the caller deletes their rows in the same transaction. */
export async function takeToTrash(tx: Prisma.TransactionClient, { entity, children = [], items }: Removal) {
  const ids = items.map(({ id }) => id);
  const titles = items.map(({ title }) => title);
  const { id: userId, name: userName } = currentActor();
  // They have no lock of their item's: what somebody is removing or changing of them is copied once that is done. Several are locked by
  // id (a few tables have none), as their own bulk actions do.
  for (const { table, column } of children)
    await tx.$executeRaw`
      SELECT FROM ${Prisma.raw(`"${table}"`)} AS child WHERE ${Prisma.raw(`"${column}"`)} = ANY(${ids})
      ORDER BY to_jsonb(child) ->> 'id' FOR UPDATE`;
  const tables = [{ table: entity.table, column: "id" }, ...children].map(
    ({ table, column }, place) => Prisma.sql`
      SELECT owner, ${place}::int AS place, ${table}::text AS "table", content
      FROM nova_rows(${table}, ${column}, ${ids}::text[])`,
  );
  await tx.$executeRaw`
    WITH taken AS (${Prisma.join(tables, " UNION ALL ")}),
      part AS (
        SELECT owner, place, jsonb_build_object('table', "table", 'rows', jsonb_agg(content)) AS part
        FROM taken GROUP BY owner, place, "table")
    INSERT INTO "Trash" (entity, id, title, rows, "userId", "userName")
    SELECT ${entity.key}, item.id, item.title,
      (SELECT jsonb_agg(part ORDER BY place) FROM part WHERE owner = item.id), ${userId}, ${userName}
    FROM unnest(${ids}::text[], ${titles}::text[]) AS item(id, title)
    ON CONFLICT (entity, id) DO UPDATE SET title = EXCLUDED.title, rows = EXCLUDED.rows,
      "removedAt" = EXCLUDED."removedAt", "userId" = EXCLUDED."userId", "userName" = EXCLUDED."userName"`;
}
