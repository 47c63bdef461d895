import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import type { ListQuery } from "../lists/filters";
import { matching } from "./list";

type Streamed = { table: string; listedBy: string };
type Last = { id: string; moment: string };

/**
 * Everything that a list finds, the newest first, read by keyset pagination with `chunk` items a query: a slow reader holds neither
 * memory nor a connection.
 */
export async function* streamItems<Row>(
  { table, listedBy }: Streamed,
  query: Pick<ListQuery, "q" | "status">,
  read: (ids: string[]) => Promise<Row[]>,
  chunk = 500,
) {
  const moment = Prisma.raw(`"${listedBy}"`);
  let after = Prisma.sql`true`;
  for (;;) {
    const found = await db.$queryRaw<Last[]>`
      SELECT id, ${moment}::text AS moment FROM ${Prisma.raw(`"${table}"`)} WHERE ${matching(query)} AND ${after}
      ORDER BY ${moment} DESC, id DESC LIMIT ${chunk}`;
    yield* await read(found.map(({ id }) => id));
    const last = found.at(-1);
    if (!last || found.length < chunk) return;
    after = Prisma.sql`(${moment}, id) < (${last.moment}::timestamptz, ${last.id})`;
  }
}
