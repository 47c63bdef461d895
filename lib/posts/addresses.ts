import "server-only";
import { db } from "../db";
import { type Part, partsOf, SITEMAP_LIMIT } from "../sitemap";
import { countsByMonth } from "../tally";

/** The parts into which the sitemap divides the active posts, by when they were published. */
export async function listPostParts(limit = SITEMAP_LIMIT) {
  return partsOf(await countsByMonth({ entity: "Post", active: true }), limit);
}

/** Where a part's active posts are and when each last changed, in the order of their publication. */
export async function listPostAddresses({ from, before, skip }: Part, limit = SITEMAP_LIMIT) {
  return db.$queryRaw<{ permalink: string; updatedAt: Date }[]>`
    SELECT permalink, "updatedAt" FROM "Post"
    WHERE active AND "createdAt" >= ${new Date(from)} AND "createdAt" < ${new Date(before)} AND "createdAt" <= now()
    ORDER BY "createdAt", id LIMIT ${limit} OFFSET ${skip}`;
}

/** When an active post last changed. */
export async function lastPostChange() {
  const last = await db.post.findFirst({
    where: { active: true, createdAt: { lte: new Date() } },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt;
}
