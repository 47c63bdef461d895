import "server-only";
import { db, inOrderOf } from "../../db/client";
import { Prisma } from "../../generated/prisma/client";
import { PAGE_SIZES } from "../../lists/filters";
import { findPageOfIds } from "../../lists/find-page";
import { pageOf } from "../../lists/listing";
import type { ClaimQuery } from "./schema";
import type { ClaimRow } from "./service";
import type { ClaimBox } from "./states";
import type { AlikeDonation } from "./types";

const IN_BOX: Record<ClaimBox, Prisma.Sql> = {
  esperando: Prisma.sql`state = 'WAITING'`,
  resolvidos: Prisma.sql`state <> 'WAITING'`,
};

/** A claim, the donation that it became if that is still there, and those that look like it. */
export type ListedClaim = ClaimRow & { isThere: boolean; alike: AlikeDonation[] };

/** A page of claims, newest first. */
export async function listClaims({ mostrar, pagina: page }: ClaimQuery) {
  const limit = PAGE_SIZES[0];
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"DonationClaim"`,
    where: IN_BOX[mostrar],
    order: Prisma.sql`"createdAt" DESC, id DESC`,
    page,
    limit,
  });
  const [rows, alike] = await Promise.all([db.donationClaim.findMany({ where: { id: { in: ids } } }), findAlike(ids)]);
  const became = rows.flatMap(({ donationId }) => donationId ?? []);
  const there = new Set(
    (await db.donation.findMany({ where: { id: { in: became } }, select: { id: true } })).map(({ id }) => id),
  );
  const items = inOrderOf(ids, rows).map(
    (claim): ListedClaim => ({
      ...claim,
      isThere: claim.donationId !== null && there.has(claim.donationId),
      alike: alike.filter(({ claimId }) => claimId === claim.id),
    }),
  );
  return pageOf(items, counted, { page, limit });
}

/** Days between a claim and a donation that may be the same. */
const ALIKE_DAYS = 2;
/** Of one claim. */
const MAX_ALIKE = 3;

const findAlike = (ids: string[]) => db.$queryRaw<(AlikeDonation & { claimId: string })[]>`
  SELECT claim.id AS "claimId", alike.* FROM "DonationClaim" AS claim CROSS JOIN LATERAL (
    SELECT id AS "_id", to_char(date, 'YYYY-MM-DD') AS date, donor, acao FROM "Donation"
    WHERE kind = 'MONEY' AND amount = claim.amount
      AND "Donation".date BETWEEN claim.date - ${ALIKE_DAYS}::int AND claim.date + ${ALIKE_DAYS}::int
    ORDER BY "Donation".date DESC, id LIMIT ${MAX_ALIKE}) AS alike
  WHERE claim.id = ANY(${ids}) AND claim.state = 'WAITING'`;

export const countWaitingClaims = () => db.donationClaim.count({ where: { state: "WAITING" } });
