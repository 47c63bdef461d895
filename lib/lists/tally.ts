import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";

// Row counts without counting: the database updates them with every write (nova_tally, in the migrations).
// A transaction's rows are counted from its COMMIT on.

/** Rows of a table: all, or those of one state and kind, in months 'YYYY-MM-01' of UTC from one on and before another. */
export type Counter = {
  /** The table, which nova_track registered. */
  entity: string;
  active?: boolean;
  kind?: string;
  from?: string;
  before?: string;
};

export async function readCounter(counter: Counter) {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT coalesce(sum(count), 0)::int AS count FROM "Tally" WHERE ${talliesOf(counter)}`;
  return row?.count ?? 0;
}

export type KindTally = { kind: string; count: number; amount: string };

/** Number of rows of each kind, and their sum in reais ('12.50'). */
export function tallyKinds(counter: Counter) {
  return db.$queryRaw<KindTally[]>`
    SELECT kind, sum(count)::int AS count, sum(amount)::decimal(20, 2)::text AS amount
    FROM "Tally" WHERE ${talliesOf(counter)} GROUP BY kind HAVING sum(count) > 0`;
}

/** The same, month by month, the latest first. */
export function tallyMonths(counter: Counter) {
  return db.$queryRaw<(KindTally & { month: string })[]>`
    SELECT to_char(month, 'YYYY-MM') AS month, kind, sum(count)::int AS count,
      sum(amount)::decimal(20, 2)::text AS amount
    FROM "Tally" WHERE ${talliesOf(counter)} GROUP BY 1, kind HAVING sum(count) > 0 ORDER BY 1 DESC, kind`;
}

/** Number of rows of all kinds in each month 'YYYY-MM-01' that has any. */
export function countsByMonth(counter: Counter) {
  return db.$queryRaw<{ month: string; count: number }[]>`
    SELECT to_char(month, 'YYYY-MM-DD') AS month, sum(count)::int AS count
    FROM "Tally" WHERE ${talliesOf(counter)} AND isfinite(month) GROUP BY month HAVING sum(count) > 0 ORDER BY month`;
}

/** The month of the moment, in UTC, as the tallies name it; `later` months after it. */
export function tallyMonth(moment: Date, later = 0) {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}

function talliesOf({ entity, active, kind, from, before }: Counter) {
  const conditions = [Prisma.sql`entity = ${entity}`];
  // Both states are named, so that the index is used down to the kind.
  conditions.push(active === undefined ? Prisma.sql`active IN (true, false)` : Prisma.sql`active = ${active}`);
  if (kind) conditions.push(Prisma.sql`kind = ${kind}`);
  if (from) conditions.push(Prisma.sql`month >= ${from}::date`);
  if (before) conditions.push(Prisma.sql`month < ${before}::date`);
  return Prisma.join(conditions, " AND ");
}
