import "server-only";
import { db } from "./db";
import { Prisma } from "./generated/prisma/client";
import { type Counted, REACH } from "./listing";
import { countTallied, type Direction, findMonthOf, type Tallied } from "./tally";

/** Hits of a search, the newest ones, that are put into the order of how well they match; older ones follow by date. */
const RANKED = 1_000;
/** Rows that may be passed over one by one. */
const NEAR = 500;

type Rows = { from: Prisma.Sql; where: Prisma.Sql };

type PageQuery = Rows & {
  order: Prisma.Sql;
  page: number;
  limit: number;
  /** How well a row matches; with it `order` is that of the newest first. */
  rank?: Prisma.Sql | false;
  /** What `where` means in the tallies. Without it the rows are counted, up to REACH. */
  tallied?: Tallied | false;
  /** A condition for the few rows that are tallied and not listed. */
  except?: Prisma.Sql | false;
  /**
   * Set when `order` is that of the moments by which the table is tallied, and the excepted rows would come first in it:
   * then there is no end to the pages.
   */
  along?: Direction | false;
};

/** The ids on a page of a table, in order, and how many rows there are in all. Neither takes longer with more rows. */
export async function findPageOfIds({ page, limit, rank, tallied, except, along, ...rows }: PageQuery) {
  const offset = (page - 1) * limit;
  const endless = tallied && along;
  const excepted = tallied && except ? countFew(rows.from, except) : Promise.resolve(0);
  const find = async () => {
    if (offset >= REACH && !endless) return [];
    if (endless && offset >= NEAR) return findDeep(rows, tallied, along, offset, limit, await excepted);
    return rank ? findRanked(rows, rank, offset, limit) : findIds(rows, offset, limit);
  };
  const [ids, all, fewer] = await Promise.all([find(), tallied ? countTallied(tallied) : undefined, excepted]);
  if (all === undefined) return { ids, counted: await countUpTo(rows) };
  return { ids, counted: { total: Math.max(0, all - fewer), ...(!endless && { reach: REACH }) } satisfies Counted };
}

/** The ids of `limit` rows after the first `offset`. */
export async function findIds({ from, where, order }: Rows & { order: Prisma.Sql }, offset: number, limit: number) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

/** How many rows there are, as far as that is counted. */
export async function countUpTo({ from, where }: Rows, most = REACH): Promise<Counted> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${most + 1}) AS counted`;
  const count = row?.count ?? 0;
  return count > most ? { total: most, more: true } : { total: count };
}

const countFew = async (from: Prisma.Sql, where: Prisma.Sql) => (await countUpTo({ from, where })).total;

async function findRanked(
  { from, where, order }: Rows & { order: Prisma.Sql },
  rank: Prisma.Sql,
  offset: number,
  limit: number,
) {
  const ranked = Math.ceil(RANKED / limit) * limit;
  if (offset >= ranked) return findIds({ from, where, order }, offset, limit);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (SELECT * FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${ranked}) AS hit
    ORDER BY ${rank} DESC, ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

async function findDeep(
  { from, where, order }: Rows & { order: Prisma.Sql },
  tallied: Tallied,
  along: Direction,
  offset: number,
  limit: number,
  excepted: number,
) {
  const month = await findMonthOf(tallied, along, offset + excepted);
  // Months in which excepted rows are have fewer listed ones than the tallies say: nothing to leap over yet.
  if (!month || month.passed < excepted) return findIds({ from, where, order }, offset, limit);
  const rest = offset + excepted - month.passed;
  return findIds({ from, where: Prisma.sql`${where} AND ${month.condition}`, order }, rest, limit);
}
