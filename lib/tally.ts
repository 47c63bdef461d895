import "server-only";
import { db } from "./db";
import { entities } from "./entities";
import { Prisma } from "./generated/prisma/client";

// How many rows there are, without counting them: the database keeps it with every write (nova_tally, in the migrations).

/** Rows of a table: all, or those of one state and kind, in months 'YYYY-MM-01' of UTC from one on and before another. */
export type Tallied = {
  /** The table: registered by nova_track, its moment in the entity's `listedBy`. */
  entity: string;
  active?: boolean;
  kind?: string;
  from?: string;
  before?: string;
};

export async function countTallied(of: Tallied) {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT coalesce(sum(count), 0)::int AS count FROM "Tally" WHERE ${rowsOf(of)}`;
  return row?.count ?? 0;
}

export type KindTally = { kind: string; count: number; amount: string };

/** How many there are of each kind, and what they come to in reais ('12.50'). */
export function tallyKinds(of: Tallied) {
  return db.$queryRaw<KindTally[]>`
    SELECT kind, sum(count)::int AS count, sum(amount)::decimal(20, 2)::text AS amount
    FROM "Tally" WHERE ${rowsOf(of)} GROUP BY kind HAVING sum(count) > 0`;
}

/** The same, month by month, the latest first. */
export function tallyMonths(of: Tallied) {
  return db.$queryRaw<(KindTally & { month: string })[]>`
    SELECT to_char(month, 'YYYY-MM') AS month, kind, sum(count)::int AS count,
      sum(amount)::decimal(20, 2)::text AS amount
    FROM "Tally" WHERE ${rowsOf(of)} GROUP BY 1, kind HAVING sum(count) > 0 ORDER BY 1 DESC, kind`;
}

/** How many there are in each month 'YYYY-MM-01' that has any, whatever their kind. */
export function countsByMonth(of: Tallied) {
  return db.$queryRaw<{ month: string; count: number }[]>`
    SELECT to_char(month, 'YYYY-MM-DD') AS month, sum(count)::int AS count
    FROM "Tally" WHERE ${rowsOf(of)} AND isfinite(month) GROUP BY month HAVING sum(count) > 0 ORDER BY month`;
}

export type Direction = "ASC" | "DESC";

/**
 * Where the row at `offset` is, in the order of the moments: a condition that leaves out the months before its own, and
 * how many rows that leaves out. So a page deep in a list is found in as many steps as one near its beginning.
 */
export async function findMonthOf(of: Tallied, direction: Direction, offset: number) {
  const [found] = await db.$queryRaw<{ month: string; passed: number }[]>`
    SELECT to_char(month, 'YYYY-MM-DD') AS month, passed::int FROM (
      SELECT month, sum(sum(count)) OVER (ORDER BY month ${Prisma.raw(direction)}) - sum(count) AS passed
      FROM "Tally" WHERE ${rowsOf(of)} GROUP BY month) AS running
    WHERE passed <= ${offset} ORDER BY passed DESC, month ${Prisma.raw(direction === "ASC" ? "DESC" : "ASC")} LIMIT 1`;
  if (!found) return undefined;
  const { month, passed } = found;
  const start = Prisma.sql`${month}::date`;
  const { column, type } = momentOf(of.entity);
  const moment = Prisma.raw(`"${of.entity}"."${column}"`);
  const edge = direction === "ASC" ? start : Prisma.sql`(${start} + interval '1 month')`;
  const bound = type === "date" ? Prisma.sql`${edge}::date` : Prisma.sql`${edge}::timestamp AT TIME ZONE 'UTC'`;
  const condition = direction === "ASC" ? Prisma.sql`${moment} >= ${bound}` : Prisma.sql`${moment} < ${bound}`;
  return { condition, passed };
}

/** The column by whose months the table is tallied; the history's own is no entity's. */
function momentOf(table: string) {
  const moment =
    table === "Change" ? { column: "at", type: "moment" } : entities.find((one) => one.table === table)?.listedBy;
  if (!moment) throw new Error(`${table} is not tallied: its entity.ts has no listedBy`);
  return moment;
}

/** The month of the moment, in UTC, as the tallies name it; `later` months after it. */
export function monthOf(moment: Date, later = 0) {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}

function rowsOf({ entity, active, kind, from, before }: Tallied) {
  const conditions = [Prisma.sql`entity = ${entity}`];
  // Both states are named, so that the index is used down to the kind.
  conditions.push(active === undefined ? Prisma.sql`active IN (true, false)` : Prisma.sql`active = ${active}`);
  if (kind) conditions.push(Prisma.sql`kind = ${kind}`);
  if (from) conditions.push(Prisma.sql`month >= ${from}::date`);
  if (before) conditions.push(Prisma.sql`month < ${before}::date`);
  return Prisma.join(conditions, " AND ");
}
