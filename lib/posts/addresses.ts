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
  return db.post.findMany({
    where: { active: true, createdAt: { gte: new Date(from), lt: new Date(before), lte: new Date() } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    skip,
    take: limit,
    select: { permalink: true, updatedAt: true },
  });
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
