import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { countsByMonth } from "../lists/tally";
import { absolute } from "../site";
import { type Part, partsOf, SITEMAP_LIMIT, sitemapOf } from "./sitemap";

/** Few enough for PostgreSQL to use the index, however large the table is. */
const ROWS_PER_QUERY = 2_500;

/** An entity's active rows, each of which has a page. */
export type SitemapRows = {
  /** Its rows are counted by month in Tally. */
  table: "CalendarEvent" | "Campaign" | "Post";
  /** The column that determines a row's part and the order. */
  moment: Prisma.Sql;
  /** The column that the address of a row's page is made of: an id or a permalink. */
  addressColumn: Prisma.Sql;
  href: (name: string) => string;
  where?: Prisma.Sql;
};

/** How many files these rows take in the sitemap, and when one of them last changed. */
export async function summarizeRows(rows: SitemapRows) {
  const [parts, updatedAt] = await Promise.all([listParts(rows), lastChange(rows)]);
  return { count: parts.length, updatedAt };
}

/** The nth file of these rows, from 1, in the sitemap's XML; undefined when there are fewer. */
export async function sitemapOfRows(rows: SitemapRows, n: number) {
  const part = (await listParts(rows))[n - 1];
  if (!part) return undefined;
  const addresses = await readPart(rows, part);
  return sitemapOf(addresses.map(({ name, updatedAt }) => ({ url: absolute(rows.href(name)), updatedAt })));
}

/** The parts into which the sitemap divides these rows. */
export const listParts = async ({ table }: SitemapRows, limit = SITEMAP_LIMIT) =>
  partsOf(await countsByMonth({ entity: table, active: true }), limit);

async function lastChange({ table, where }: SitemapRows) {
  const [last] = await db.$queryRaw<{ updatedAt: Date }[]>`
    SELECT "updatedAt" FROM ${nameOf(table)} WHERE active AND ${where ?? Prisma.sql`true`}
    ORDER BY "updatedAt" DESC LIMIT 1`;
  return last?.updatedAt;
}

/** What the addresses of a part's rows are made of, in order, with each row's last change; at most `limit`. */
export async function readPart(
  { table, moment, addressColumn, where }: SitemapRows,
  { from, before, skip }: Part,
  limit = SITEMAP_LIMIT,
) {
  const found: { name: string; updatedAt: Date }[] = [];
  let start = Prisma.sql`${moment} >= ${new Date(from)}`;
  let offset = skip;
  while (found.length < limit) {
    const take = Math.min(ROWS_PER_QUERY, limit - found.length);
    const rows = await db.$queryRaw<{ id: string; name: string; moment: Date; updatedAt: Date }[]>`
      SELECT id, ${addressColumn} AS name, ${moment} AS moment, "updatedAt" FROM ${nameOf(table)}
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

const nameOf = (table: SitemapRows["table"]) => Prisma.raw(`"${table}"`);
