import { beforeEach } from "vitest";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";

/** No claim, no donation and nothing of either before each test of the file. */
export function noClaimsForEachTest() {
  beforeEach(async () => {
    await db.donationClaim.deleteMany();
    await db.donation.deleteMany();
    await db.trash.deleteMany();
    await db.change.deleteMany();
    await db.$executeRaw`DELETE FROM "RateLimit"`;
  });
}

/** Who settles claims. */
export const treasurer = <Result>(work: () => Result) => actingAs({ id: "t", name: "Tesoureira" }, work);
