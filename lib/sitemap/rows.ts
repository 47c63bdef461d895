import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import type { Part } from "./sitemap";

/** Few enough for PostgreSQL to use the index, however large the table is. */
const ROWS_PER_QUERY = 2_500;

type Rows = {
  table: Prisma.Sql;
  /** The column that determines a row's part and the order. */
  moment: Prisma.Sql;
  /** The column with what an address is made of. */
  name: Prisma.Sql;
  where?: Prisma.Sql;
};

/** The address names of a part's active rows in order, with each row's last change; at most `limit`. */
export async function readPart({ table, moment, name, where }: Rows, { from, before, skip }: Part, limit: number) {
  const found: { name: string; updatedAt: Date }[] = [];
  let start = Prisma.sql`${moment} >= ${new Date(from)}`;
  let offset = skip;
  while (found.length < limit) {
    const take = Math.min(ROWS_PER_QUERY, limit - found.length);
    const rows = await db.$queryRaw<{ id: string; name: string; moment: Date; updatedAt: Date }[]>`
      SELECT id, ${name} AS name, ${moment} AS moment, "updatedAt" FROM ${table}
      WHERE active AND ${start} AND ${moment} < ${new Date(before)} AND ${where ?? Prisma.sql`true`}
      ORDER BY ${moment}, id LIMIT ${take} OFFSET ${offset}`;
    found.push(...rows.map((row) => ({ name: row.name, updatedAt: row.updatedAt })));
    const last = rows.at(-1);
    if (!last || rows.length < take) break;
    start = Prisma.sql`(${moment}, id) > (${last.moment}, ${last.id})`;
    offset = 0;
  }
  return found;
}
