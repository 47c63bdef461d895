import "server-only";
import { db } from "../db/client";
import { entities } from "../entities";
import { Prisma } from "../generated/prisma/client";
import { OTHER_PAGES } from "./page";
import type { VisitBatch } from "./types";

/** The entities whose pages have addresses made of titles; former ones are in a table of their own. */
const TITLED = entities.filter(({ alsoFoundBy }) => alsoFoundBy?.includes("permalink"));

/**
 * SQL: whether the column `page` is the address of an item that is there no more. It was opened before: what is erased meanwhile must not
 * come back with its words.
 */
const IS_GONE = Prisma.raw(
  TITLED.map(
    ({ table, pages }) => `(page = '/${pages?.folder}/' || split_part(page, '/', 3)
      AND NOT EXISTS (SELECT FROM "${table}" WHERE permalink = split_part(page, '/', 3))
      AND NOT EXISTS (SELECT FROM "${table}Address" WHERE permalink = split_part(page, '/', 3)))`,
  ).join(" OR "),
);

/** Adds the batch to the counts, in one statement with the note that it is in: it may be sent again after any failure. */
export async function addVisits({ id, rows }: VisitBatch) {
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  await db.$executeRaw`
    WITH arrived AS (INSERT INTO "VisitBatch" (id) VALUES (${id}) ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO "Visit" AS old (day, page, visits)
    SELECT day::date, CASE WHEN ${IS_GONE} THEN ${OTHER_PAGES} ELSE page END, sum(visits)
    FROM unnest(${column("day")}::text[], ${column("page")}::text[], ${column("visits")}::int[]) AS new (day, page, visits)
    WHERE EXISTS (SELECT FROM arrived)
    GROUP BY 1, 2
    ORDER BY 1, 2 -- one order in all processes: no deadlock
    ON CONFLICT (day, page) DO UPDATE SET visits = old.visits + excluded.visits`;
}

/** Has the counts of these pages count for another one: the words of their addresses are to be forgotten. */
export async function moveVisits(tx: Pick<typeof db, "$executeRaw">, pages: string[], to: string) {
  if (pages.length === 0) return;
  // Counts that arrive meanwhile would lock the same rows in another order.
  await tx.$executeRaw`LOCK TABLE "Visit" IN SHARE ROW EXCLUSIVE MODE`;
  await tx.$executeRaw`
    WITH moved AS (DELETE FROM "Visit" WHERE page = ANY(${pages}) RETURNING day, visits)
    INSERT INTO "Visit" AS old (day, page, visits)
    SELECT day, ${to}, sum(visits) FROM moved GROUP BY day
    ON CONFLICT (day, page) DO UPDATE SET visits = old.visits + excluded.visits`;
}
