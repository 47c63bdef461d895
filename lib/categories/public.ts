import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { KINDS, type Kind } from "./kinds";
import { readCategoryList } from "./service";

/** The key of the category that took a removed one's items, '' when none did; undefined for what was never removed. */
export async function readMoved(kind: Kind, slug: string) {
  "use cache";
  cachedUntilChanged(KINDS[kind].entity.tag);
  const { moved } = await readCategoryList(kind);
  return Object.hasOwn(moved, slug) ? moved[slug] : undefined;
}
