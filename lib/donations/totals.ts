import "server-only";
import { db } from "../db/client";
import type { Prisma } from "../generated/prisma/client";
import { MAX_LISTED } from "../lists/listing";
import { type Counter, type KindTally, tallyKinds } from "../lists/tally";
import { isDecimal } from "../money";
import type { DonationTotals } from "./types";

/** Exact totals of the donations of a state, kind and time, from the tallies. */
export async function totalDonations(of: Omit<Counter, "entity">): Promise<DonationTotals> {
  return totalsOf(await tallyKinds({ ...of, entity: "Donation" }));
}

/** The totals of the rows that `where` selects; of more than MAX_LISTED, those of the latest. */
export async function sumDonations(where: Prisma.Sql): Promise<{ totals: DonationTotals; more?: true }> {
  const kinds = await db.$queryRaw<(KindTally & { more: boolean })[]>`
    SELECT kind::text, (count(*) FILTER (WHERE place <= ${MAX_LISTED}))::int AS count, bool_or(place > ${MAX_LISTED}) AS more,
      coalesce(sum(amount) FILTER (WHERE place <= ${MAX_LISTED}), 0)::decimal(20, 2)::text AS amount
    FROM (
      SELECT kind, amount, row_number() OVER (ORDER BY "Donation".date DESC, id DESC) AS place
      FROM "Donation" WHERE ${where} ORDER BY "Donation".date DESC, id DESC LIMIT ${MAX_LISTED + 1}
    ) AS found GROUP BY kind`;
  return { totals: totalsOf(kinds), ...(kinds.some(({ more }) => more) && { more: true }) };
}

function totalsOf(kinds: KindTally[]): DonationTotals {
  const money = kinds.find(({ kind }) => kind === "MONEY");
  const inKind = kinds.find(({ kind }) => kind === "IN_KIND");
  const amount = money?.amount ?? "";
  return { amount: isDecimal(amount) ? amount : "0.00", money: money?.count ?? 0, inKind: inKind?.count ?? 0 };
}
