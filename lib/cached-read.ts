import "server-only";
import { cacheLife, cacheTag } from "next/cache";

/** Marks the 'use cache' function that calls it: kept until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** The least seconds of life with which Next still prerenders; for so long a visitor may get what was true before. */
const GRACE_S = 5 * 60;

/** The same for what stops being true in so many seconds, too, because time passes: a publication, the end of the day. */
export function cachedFor(seconds: number | undefined, ...until: string[]) {
  if (seconds === undefined) return cachedUntilChanged(...until);
  const revalidate = Math.max(1, Math.ceil(seconds));
  cacheLife({ stale: GRACE_S, revalidate, expire: revalidate + GRACE_S });
  cacheTag(...until);
}
