import "server-only";
import { db } from "../db/client";
import type { VisitBatch } from "./types";

/** Adds the batch to the counts, in one statement with the note that it is in: it may be sent again after any failure. */
export async function addVisits({ id, rows }: VisitBatch) {
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  await db.$executeRaw`
    WITH arrived AS (INSERT INTO "VisitBatch" (id) VALUES (${id}) ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO "Visit" AS old (day, page, visits)
    SELECT day::date, page, visits
    FROM unnest(${column("day")}::text[], ${column("page")}::text[], ${column("visits")}::int[]) AS new (day, page, visits)
    WHERE EXISTS (SELECT FROM arrived)
    ORDER BY day, page -- one order in all processes: no deadlock
    ON CONFLICT (day, page) DO UPDATE SET visits = old.visits + excluded.visits`;
}
