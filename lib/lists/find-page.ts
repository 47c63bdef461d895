import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { type Counted, MAX_LISTED, MAX_SEARCH_HITS, rangeOf } from "./listing";
import { type Counter, readCounter } from "./tally";

type Rows = { from: Prisma.Sql; where: Prisma.Sql; order: Prisma.Sql };

type Range = { skip: number; take: number };

type CountedRows = Rows & {
  /** The tally that counts what `where` selects; without it the rows are counted, up to MAX_LISTED. */
  counter?: Counter | false;
  /** Selects the few rows that the tally includes and the list leaves out. */
  uncounted?: Prisma.Sql | false;
};

type PageQuery = CountedRows & {
  page: number;
  limit: number;
  /** Whether `where` searches words; with `rank` the best matches come first, and `order` is that of the newest. */
  searches?: boolean;
  rank?: Prisma.Sql | false;
};

/** The ids on a page of a table, in order, and how many rows there are in all. Neither takes longer with more rows. */
export async function findPageOfIds(query: PageQuery): Promise<{ ids: string[]; counted: Counted }> {
  const range = rangeOf(query);
  if (query.searches) return findHits(query, range);
  const counted = await countRows(query);
  return { ids: range.skip < counted.total ? await findIds(query, range) : [], counted };
}

/** The ids of `take` rows after the first `skip`. */
export async function findIds({ from, where, order }: Rows, { skip, take }: Range) {
  if (take === 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
  return rows.map(({ id }) => id);
}

/** The number of rows: the tally less the `uncounted` ones, or a count up to MAX_LISTED. */
export async function countRows({ counter, uncounted, ...rows }: CountedRows): Promise<Counted> {
  if (!counter) return countUpTo(rows, MAX_LISTED);
  const [all, others] = await Promise.all([
    readCounter(counter),
    uncounted ? countUpTo({ ...rows, where: uncounted }, MAX_LISTED) : { total: 0 },
  ]);
  return { total: Math.max(0, all - others.total) };
}

/** How many rows there are, as far as that is counted: in their order, so that an index leads to them. */
export async function countUpTo({ from, where, order }: Rows, most: number): Promise<Counted> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${most + 1}) AS counted`;
  return upTo(row?.count ?? 0, most);
}

const upTo = (count: number, most: number): Counted => (count > most ? { total: most, more: true } : { total: count });

/** A page of a search: the newest MAX_SEARCH_HITS matches, by rank or by date, found and counted in one query. The hits bear the table's name, which `order` and `rank` may say. */
async function findHits({ from, where, order, rank }: PageQuery, { skip, take }: Range) {
  const best = rank ? Prisma.sql`${rank} DESC, ${order}` : order;
  const [found] = await db.$queryRaw<{ count: number; ids: string[] }[]>`
    WITH hit AS MATERIALIZED (SELECT * FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${MAX_SEARCH_HITS + 1})
    SELECT (SELECT count(*)::int FROM hit) AS count, ARRAY(
      SELECT id FROM (SELECT * FROM hit AS ${from} ORDER BY ${order} LIMIT ${MAX_SEARCH_HITS}) AS ${from}
      ORDER BY ${best} LIMIT ${take} OFFSET ${skip}) AS ids`;
  return { ids: found?.ids ?? [], counted: upTo(found?.count ?? 0, MAX_SEARCH_HITS) };
}
