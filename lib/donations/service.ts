import "server-only";
import { db } from "../db";
import { Prisma } from "../generated/prisma/client";
import { pageOf } from "../listing";
import { type Donation, type DonationTotals, donationCopy, type Money } from "./model";

/** The donor as everybody may see it. Masked in the query: a name without permission does not even leave the database. */
const publicDonor = Prisma.sql`CASE WHEN "donorPublic" THEN donor ELSE ${donationCopy.anonymous} END`;

export type PublicDonationRow = Omit<Donation, "_id"> & { id: string };

type TotalsRow = { amount: Money; money: bigint; inKind: bigint };

/**
 * A page of the active donations, newest first, as the public may see them, with the totals of all that were found.
 * `q` searches in `busca`, which knows a donor's name only with permission.
 */
export async function listDonations(query: { q: string; page: number; limit: number }) {
  const { q, page, limit } = query;
  const where = q ? Prisma.sql`active AND busca @@ nova_query(${q})` : Prisma.sql`active`;
  const [items, totals] = await Promise.all([
    db.$queryRaw<PublicDonationRow[]>`
      SELECT id, kind::text, ${publicDonor} AS donor, amount::text, acao, items, notes,
        to_char(date, 'YYYY-MM-DD') AS date
      FROM "Donation" WHERE ${where}
      ORDER BY "Donation".date DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    sumDonations(where),
  ]);
  return { ...pageOf(items, totals.money + totals.inKind, query), totals };
}

async function sumDonations(where: Prisma.Sql): Promise<DonationTotals> {
  const [sums] = await db.$queryRaw<TotalsRow[]>`
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'MONEY'), 0)::decimal(20, 2)::text AS amount,
      count(*) FILTER (WHERE kind = 'MONEY') AS money,
      count(*) FILTER (WHERE kind = 'IN_KIND') AS "inKind"
    FROM "Donation" WHERE ${where}`;
  return { amount: sums?.amount ?? "0.00", money: Number(sums?.money ?? 0), inKind: Number(sums?.inKind ?? 0) };
}
