import "server-only";
import { cacheLife, cacheTag, revalidateTag } from "next/cache";
import { invalidations } from "../invalidation/invalidations.mjs";
import { collectingTags } from "../items/saved-tags";

/** Marks the 'use cache' function that calls it: kept until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** The least seconds of life with which Next still prerenders; for so long a visitor may get what was true before. */
const GRACE = 5 * 60;

/** The same for what stops being true in so many seconds, too, because time passes: a publication, the end of the day. */
export function cachedFor(seconds: number | undefined, ...until: string[]) {
  if (seconds === undefined) return cachedUntilChanged(...until);
  const revalidate = Math.max(1, Math.ceil(seconds));
  cacheLife({ stale: GRACE, revalidate, expire: revalidate + GRACE });
  cacheTag(...until);
}

/**
 * Runs what may write, and then ends everything cached under the tags that it announced, in every process: who asks after
 * it resolves sees what was saved. Next invalidates by itself only when a route's answer has left; it is told for what a
 * server action shows next, and in the browser.
 */
export async function endingWhatIsSaved<Result>(work: () => Promise<Result>) {
  const saved = new Set<string>();
  try {
    return await collectingTags(saved, work);
  } finally {
    for (const tag of saved) revalidateTag(tag, { expire: 0 });
    await invalidations.invalidate([...saved]);
  }
}
