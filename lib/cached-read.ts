import "server-only";
import { cacheLife, cacheTag } from "next/cache";

/** Sets the lifetime of the calling 'use cache' function: until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** Next prerenders only what lives at least this long, so visitors may see a stale page for as long. */
const MIN_LIFETIME_S = 5 * 60;

/** The same for content that also changes with time, in `seconds`: at a scheduled publication, at the end of the day. */
export function cachedFor(seconds: number | undefined, ...until: string[]) {
  if (seconds === undefined) return cachedUntilChanged(...until);
  const revalidate = Math.max(1, Math.ceil(seconds));
  cacheLife({ stale: MIN_LIFETIME_S, revalidate, expire: revalidate + MIN_LIFETIME_S });
  cacheTag(...until);
}
