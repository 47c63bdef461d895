import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { addDays, startOfDay, wallClock } from "./dates";

// Of several calls in one function, the shortest lifetime wins. A called 'use cache' function passes its tags to the caller but not
// its lifetime (collectedRevalidate in Next's use-cache-wrapper.js): a page that shows what changes with time sets its own.

/** Sets the lifetime of the calling 'use cache' function: until one of the tags is invalidated. */
export function cachedUntilChanged(...until: string[]) {
  cacheLife("max");
  cacheTag(...until);
}

/** The same for content that also changes with time, in `seconds`: at a scheduled publication, at the end of the day. */
export function cachedFor(seconds: number | undefined, ...until: string[]) {
  if (seconds === undefined) return cachedUntilChanged(...until);
  const lifetime = Math.max(1, Math.ceil(seconds));
  cacheLife({ revalidate: lifetime, expire: lifetime });
  cacheTag(...until);
}

/** The same for content that depends on the day in São Paulo, such as what is upcoming: until it ends. */
export function cachedWhileToday(...until: string[]) {
  cachedFor(secondsOfToday(), ...until);
}

/** The lives of reads are rounded up to seconds: they may last one longer than what they show. */
const AFTER_READS_S = 2;

/**
 * The same for a function that contains cached reads with this lifetime, which tag it: it ends after them. Made anew before they
 * are, it would keep what they had until its own next end.
 */
export function cachedAfter(seconds: number | undefined) {
  cachedFor(seconds === undefined ? undefined : seconds + AFTER_READS_S);
}

export const cachedAfterToday = () => cachedAfter(secondsOfToday());

function secondsOfToday() {
  const now = new Date();
  return (startOfDay(addDays(wallClock(now).day, 1)).getTime() - now.getTime()) / 1000;
}
