import "server-only";
import { revalidateTag } from "next/cache";
import { invalidations } from "../invalidation/invalidations.mjs";
import { collectTags } from "../items/saved-tags";

/**
 * Runs what may write, and then ends everything cached under the tags that it announced, in every process: who asks after
 * it resolves sees what was saved. Next invalidates by itself only when a route's answer has left; it is told for what a
 * server action shows next, and in the browser.
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
