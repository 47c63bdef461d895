import "server-only";
import { db } from "../db/client";
import { holdLock } from "../db/locks";
import type { StoredEntity } from "../entity";
import { Prisma } from "../generated/prisma/client";
import { slugify } from "../text";
import { moveVisits } from "../visits/service";
import type { Transaction } from "./store";

// Readable addresses that follow the title: the present one in the item's column `permalink`, former ones, which redirect, in a
// table of their own.

export type Addressed = {
  entity: StoredEntity & { pages: { folder: string } };
  /** The table of former permalinks, and its column with the item's id. */
  former: string;
  owner: string;
  /** The permalink of a title without letters and digits. */
  fallback: string;
  /** Names that are pages of their own. */
  reserved: readonly string[];
};

const name = (identifier: string) => Prisma.raw(`"${identifier}"`);

/** The id of the item with that id, permalink, or former permalink, among those that `visible` selects. */
export async function findByPermalink(
  { entity, former, owner }: Addressed,
  idOrPermalink: string,
  visible: Prisma.Sql,
) {
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${name(entity.table)}
    WHERE (permalink = ${idOrPermalink} OR id = ANY(
        ARRAY[${idOrPermalink}] || ARRAY(SELECT ${name(owner)} FROM ${name(former)} WHERE permalink = ${idOrPermalink})))
      AND ${visible}
    ORDER BY permalink = ${idOrPermalink} DESC, id DESC LIMIT 1`;
  return found?.id;
}

/** SQL: the present address of the item whose former one the column `page` has; null of any other address. */
export function presentAddress({ entity: { table, pages }, former, owner }: Addressed) {
  const folder = `/${pages.folder}/`;
  const written = Prisma.sql`substr(page, length(${folder}::text) + 1)`;
  return Prisma.sql`(
    SELECT ${folder}::text || item.permalink
    FROM ${name(former)} AS address JOIN ${name(table)} AS item ON item.id = ${name(owner)}
    WHERE address.permalink = ${written} AND starts_with(page, ${folder}::text)
      AND NOT EXISTS (SELECT FROM ${name(table)} AS named WHERE named.permalink = ${written})
    ORDER BY item."updatedAt" DESC LIMIT 1)`;
}

/** The permalink for a title, a new one if its words changed: the old one then redirects. */
export async function keepPermalink(
  tx: Transaction,
  addressed: Addressed,
  { id, titulo: before, permalink }: { id: string; titulo: string; permalink: string },
  titulo: string,
) {
  if (slugify(titulo) === slugify(before)) return permalink;
  const { former, owner } = addressed;
  const moved = await freePermalink(tx, addressed, titulo, id);
  await tx.$executeRaw`DELETE FROM ${name(former)} WHERE ${name(owner)} = ${id} AND permalink = ${moved}`;
  if (moved !== permalink)
    await tx.$executeRaw`INSERT INTO ${name(former)} (permalink, ${name(owner)}) VALUES (${permalink}, ${id})`;
  return moved;
}

/** Forgets an item's former permalinks, which have the words of its earlier titles; their visits count for the present one. */
export async function forgetFormerPermalinks(tx: Transaction, { entity, former, owner }: Addressed, id: string) {
  const gone = await tx.$queryRaw<{ permalink: string; present: string }[]>`
    DELETE FROM ${name(former)} AS address USING ${name(entity.table)} AS item
    WHERE item.id = ${id} AND address.${name(owner)} = item.id
    RETURNING address.permalink, item.permalink AS present`;
  const pages = gone.map(({ permalink }) => `/${entity.pages.folder}/${permalink}`);
  await moveVisits(tx, pages, `/${entity.pages.folder}/${gone[0]?.present}`);
}

/**
 * 'titulo', 'titulo-2', 'titulo-3' …: the first that no item has or had, in the trash either, which may be restored. An
 * advisory lock makes concurrent requests for the same title wait.
 */
export async function freePermalink(tx: Transaction, addressed: Addressed, titulo: string, id = "") {
  const base = slugify(titulo) || addressed.fallback;
  await holdLock(tx, "permalink", base);
  for (let copy = 1; ; copy++) {
    const permalink = copy === 1 ? base : `${base}-${copy}`;
    if (!addressed.reserved.includes(permalink) && !(await isTaken(tx, addressed, permalink, id))) return permalink;
  }
}

async function isTaken(tx: Transaction, { entity, former, owner }: Addressed, permalink: string, id: string) {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM ${name(entity.table)} WHERE permalink = ${permalink} AND id <> ${id})
      OR EXISTS (SELECT FROM ${name(former)} WHERE permalink = ${permalink} AND ${name(owner)} <> ${id})
      OR EXISTS (SELECT FROM "Trash"
        WHERE entity = ${Prisma.raw(`'${entity.key}'`)} AND rows #>> '{0,rows,0,permalink}' = ${permalink})
      OR EXISTS (SELECT FROM "Trash" WHERE entity = ${entity.key} AND jsonb_path_exists(rows,
        '$[*] ? (@.table == $table).rows[*].permalink ? (@ == $permalink)', ${JSON.stringify({ table: former, permalink })}::jsonb)) AS taken`;
  return row?.taken ?? false;
}
