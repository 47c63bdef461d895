import "server-only";
import { cacheLife, cacheTag, revalidateTag } from "next/cache";

/** The tags of cached reads. A list carries its entity's tag, an item also its own. */
export const tags = {
  posts: "posts",
  calendar: "calendar",
  projects: "projects",
  volunteers: "volunteers",
  donations: "donations",
  sample: "sample",
  post: (id: string) => `post:${id}`,
} as const;

/** Marks the 'use cache' function that calls it: kept until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** Ends everything cached under the tags before it returns: the next visitor sees what was saved. */
export function invalidate(changed: string[]) {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
}
