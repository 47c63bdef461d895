import "server-only";
import { db } from "./db";
import { Prisma } from "./generated/prisma/client";
import { type Counted, HITS, REACH } from "./listing";
import { countTallied, type Direction, findMonthOf, type Tallied } from "./tally";

/** Rows that may be passed over one by one. */
const NEAR = 500;
/** Rows that are sorted rather than looked for in the order of the list. */
const FEW = 1_000;

type Rows = { from: Prisma.Sql; where: Prisma.Sql; order: Prisma.Sql };

type PageQuery = Rows & {
  page: number;
  limit: number;
  /** Whether `where` searches words; with `rank` the best matches come first, and `order` is that of the newest. */
  searches?: boolean;
  rank?: Prisma.Sql | false;
  /** What `where` means in the tallies. Without it the rows are counted, as far as one can page. */
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
export async function findPageOfIds(query: PageQuery): Promise<{ ids: string[]; counted: Counted }> {
  const { page, limit, searches, tallied } = query;
  const offset = (page - 1) * limit;
  if (tallied) return findTallied(query, tallied, offset);
  if (searches) return findHits(query, offset);
  const [ids, counted] = await Promise.all([
    findIds(query, offset, Math.min(limit, REACH - offset)),
    countUpTo(query, REACH),
  ]);
  return { ids, counted };
}

/** The ids of `limit` rows after the first `offset`. */
export async function findIds({ from, where, order }: Rows, offset: number, limit: number) {
  if (limit <= 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

/** How many rows there are, as far as that is counted: in their order, so that an index leads to them. */
export async function countUpTo({ from, where, order }: Rows, most: number): Promise<Counted> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${most + 1}) AS counted`;
  return upTo(row?.count ?? 0, most);
}

const upTo = (count: number, most: number): Counted => (count > most ? { total: most, more: true } : { total: count });

/** Of the newest hits the best ones, or the newest; found and counted at once. */
async function findHits({ from, where, order, rank, limit }: PageQuery, offset: number) {
  const best = rank ? Prisma.sql`${rank} DESC, ${order}` : order;
  const [found] = await db.$queryRaw<{ count: number; ids: string[] }[]>`
    WITH hit AS MATERIALIZED (SELECT * FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${HITS + 1})
    SELECT (SELECT count(*)::int FROM hit) AS count, ARRAY(
      SELECT id FROM (SELECT * FROM hit AS ${from} ORDER BY ${order} LIMIT ${HITS}) AS ${from}
      ORDER BY ${best} LIMIT ${limit} OFFSET ${offset}) AS ids`;
  return { ids: found?.ids ?? [], counted: upTo(found?.count ?? 0, HITS) };
}

async function findTallied(query: PageQuery, tallied: Tallied, offset: number) {
  const { from, order, limit, except, along } = query;
  const [all, excepted] = await Promise.all([
    countTallied(tallied),
    except ? countUpTo({ from, where: except, order }, REACH) : { total: 0 },
  ]);
  const total = Math.max(0, all - excepted.total);
  const counted: Counted = { total, ...(!along && { reach: REACH }) };
  if (offset >= (along ? total : Math.min(total, REACH))) return { ids: [], counted };
  if (along && offset >= NEAR) return { ids: await findDeep(query, tallied, along, offset, excepted.total), counted };
  if (!along && total <= FEW) return { ids: await findAmongFew(query, offset, limit), counted };
  return { ids: await findIds(query, offset, limit), counted };
}

/** The planner would look for some few in the order of all; first of all come those that are meant. */
async function findAmongFew({ from, where, order }: Rows, offset: number, limit: number) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH few AS MATERIALIZED (SELECT * FROM ${from} WHERE ${where})
    SELECT id FROM few AS ${from} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

async function findDeep(query: PageQuery, tallied: Tallied, along: Direction, offset: number, excepted: number) {
  const month = await findMonthOf(tallied, along, offset + excepted);
  // Months in which excepted rows are have fewer listed ones than the tallies say: nothing to leap over yet.
  if (!month || month.passed < excepted) return findIds(query, offset, query.limit);
  const where = Prisma.sql`${query.where} AND ${month.condition}`;
  return findIds({ ...query, where }, offset + excepted - month.passed, query.limit);
}
