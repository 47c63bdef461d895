import "server-only";
import { revalidateTag } from "next/cache";
import { invalidations } from "../invalidation/invalidations.mjs";
import { collectTags } from "../items/saved-tags";

/**
 * Runs `work` and then invalidates the tags that it announced, in every process: a request after it resolves sees what was
 * saved. revalidateTag alone takes effect only once a route's answer is sent; it is called for the result of a server
 * action and for the browser's router cache.
 */
export async function invalidateSaved<Result>(work: () => Promise<Result>) {
  const saved = new Set<string>();
  try {
    return await collectTags(saved, work);
  } finally {
    for (const tag of saved) revalidateTag(tag, { expire: 0 });
    await invalidations.invalidate([...saved]);
  }
}
