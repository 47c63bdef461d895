import "server-only";
import { addDays, startOfDay, wallClock } from "../../dates";
import { db } from "../../db/client";
import type { DailyJob } from "../../jobs/daily";
import { CLAIM_DAYS } from "./fields";

/**
 * Lets claims expire that nobody has settled yet, and erases settled ones, as the privacy page promises. One that was opened again
 * waits until it is erased, as every claim is after both terms together.
 */
export const eraseClaims: DailyJob = { name: "avisos-de-doacao", work: () => sweepClaims() };

export async function sweepClaims(now = new Date()) {
  const before = (days: number) => startOfDay(addDays(wallClock(now).day, -days));
  const { count: expired } = await db.donationClaim.updateMany({
    where: { state: "WAITING", settledBy: null, createdAt: { lt: before(CLAIM_DAYS.waiting) } },
    data: { state: "EXPIRED", settledAt: now },
  });
  const { count: erased } = await db.donationClaim.deleteMany({
    where: {
      OR: [
        { settledAt: { lt: before(CLAIM_DAYS.settled) } },
        { createdAt: { lt: before(CLAIM_DAYS.waiting + CLAIM_DAYS.settled) } },
      ],
    },
  });
  return { expired, erased };
}
