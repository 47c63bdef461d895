import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { countsByMonth } from "../lists/tally";
import { readPart } from "../sitemap/rows";
import { type Part, partsOf, SITEMAP_LIMIT } from "../sitemap/sitemap";

/** The parts into which the sitemap divides the active posts, by when they were published. */
export async function listPostParts(limit = SITEMAP_LIMIT) {
  return partsOf(await countsByMonth({ entity: "Post", active: true }), limit);
}

const published = {
  table: Prisma.sql`"Post"`,
  moment: Prisma.sql`"createdAt"`,
  name: Prisma.sql`permalink`,
  where: Prisma.sql`"createdAt" <= now()`,
};

/** The permalinks of a part's active posts and when each last changed, in the order of their publication. */
export const listPostAddresses = (part: Part, limit = SITEMAP_LIMIT) => readPart(published, part, limit);

/** When an active post last changed. */
export async function lastPostChange() {
  const [last] = await db.$queryRaw<{ updatedAt: Date }[]>`
    SELECT "updatedAt" FROM "Post" WHERE active AND "createdAt" <= now() ORDER BY "updatedAt" DESC LIMIT 1`;
  return last?.updatedAt;
}
