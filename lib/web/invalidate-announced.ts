import "server-only";
import { revalidateTag } from "next/cache";
import { invalidations } from "../invalidation/invalidations.mjs";
import { collectAnnounced } from "../items/announce";

/**
 * Runs `work` and then invalidates the tags that it announced, in every process: a request after it resolves sees what was
 * saved. revalidateTag alone takes effect only once a route's answer is sent; it is called for the result of a server
 * action and for the browser's router cache.
 */
export async function invalidateAnnounced<Result>(work: () => Promise<Result>) {
  const tags = new Set<string>();
  try {
    return await collectAnnounced(tags, work);
  } finally {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    await invalidations.invalidate([...tags]);
  }
}
