import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { countsByMonth } from "../lists/tally";
import { readPart } from "../sitemap/rows";
import { type Part, partsOf, SITEMAP_LIMIT } from "../sitemap/sitemap";

/** The parts into which the sitemap divides the active campaigns, by when they begin. */
export async function listCampaignParts() {
  return partsOf(await countsByMonth({ entity: "Campaign", active: true }));
}

/** The first day as its midnight of UTC, by which the tallies count its month. */
const campaigns = {
  table: Prisma.sql`"Campaign"`,
  moment: Prisma.sql`("startsOn"::timestamp AT TIME ZONE 'UTC')`,
  name: Prisma.sql`permalink`,
};

/** The permalinks of a part's active campaigns and when each last changed, in the order in which they begin. */
export const listCampaignAddresses = (part: Part) => readPart(campaigns, part, SITEMAP_LIMIT);

/** When an active campaign last changed. */
export async function lastCampaignChange() {
  const last = await db.campaign.findFirst({
    where: { active: true },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt;
}
