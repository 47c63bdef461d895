import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { addDays, startOfDay, wallClock } from "./dates";

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

/**
 * The same for content that depends on the day in São Paulo, such as what is upcoming: until it ends. For MIN_LIFETIME_S after that
 * a visitor may still get yesterday's, while it is rendered again.
 */
export function cachedWhileToday(...until: string[]) {
  const now = new Date();
  const left = startOfDay(addDays(wallClock(now).day, 1)).getTime() - now.getTime();
  cachedFor(left / 1000, ...until);
}
