import "server-only";
import { cacheLife, cacheTag, revalidateTag } from "next/cache";
import { invalidations } from "../cache/invalidations.mjs";

/** The tags of cached reads. A list carries its entity's tag, an item also its own. */
export const tags = {
  posts: "posts",
  calendar: "calendar",
  projects: "projects",
  volunteers: "volunteers",
  donations: "donations",
  sample: "sample",
  messages: "messages",
  settings: "settings",
  post: (id: string) => `post:${id}`,
} as const;

/** Marks the 'use cache' function that calls it: kept until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** The least seconds of life with which Next still prerenders; for so long a visitor may get what was true before. */
const GRACE = 5 * 60;

/** The same for what stops being true at a moment, too, because time passes: a publication, the end of the day. */
export function cachedUntil(moment: Date | undefined, ...until: string[]) {
  if (!moment) return cachedUntilChanged(...until);
  const revalidate = Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));
  cacheLife({ stale: GRACE, revalidate, expire: revalidate + GRACE });
  cacheTag(...until);
}

/**
 * Ends everything cached under the tags, in every process: who asks after it resolves sees what was saved. Next invalidates
 * by itself only when a route's answer has left; it is told for what a server action shows next, and in the browser.
 */
export async function invalidate(changed: string[]) {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  await invalidations.invalidate(changed);
}
