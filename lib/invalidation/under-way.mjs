import { invalidations } from "./invalidations.mjs";

/** Milliseconds after which what began counts as failed: nobody waits for it. */
const LONGEST = 2_000;

/** The time as Next reads it, in milliseconds. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * What a store has missed and is being made: when each began, by the invalidations' clock and in milliseconds, the oldest
 * first.
 */
export function trackWork() {
  /** @type {Map<string, { began: number, at: number }[]>} */
  const begun = new Map();

  invalidations.works.add({
    isUnderWay: (before) =>
      [...begun.values()].some((all) => all.some(({ began, at }) => began < before && now() - at < LONGEST)),
  });

  return {
    /** @param {string} key */
    begin(key) {
      if (begun.size > 10_000) begun.clear(); // left by what failed
      const recent = (begun.get(key) ?? []).filter(({ at }) => now() - at < LONGEST);
      begun.set(key, [...recent, { began: invalidations.moment, at: now() }]);
    },

    /** Which of several of one key it is that ends cannot be told, so it counts as the oldest. @param {string} key */
    end(key) {
      const [, ...younger] = begun.get(key) ?? [];
      if (younger.length > 0) begun.set(key, younger);
      else begun.delete(key);
    },
  };
}
