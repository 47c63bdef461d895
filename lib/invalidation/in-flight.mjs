import { now } from "./generation.mjs";
import { invalidations } from "./invalidations.mjs";

/** After which work counts as failed: nobody waits for it. */
const MAX_WORK_MS = 2_000;
const MAX_KEYS = 10_000;

/** What a store has missed and is being made: in which generation each began, and when, the oldest first. */
export function trackInFlight() {
  /** @type {Map<string, { began: number, at: number }[]>} */
  const inFlight = new Map();
  const isAlive = ({ at }) => now() - at < MAX_WORK_MS;

  invalidations.inFlight.add({
    hasOlderThan: (generation) =>
      [...inFlight.values()].some((works) => works.some((work) => work.began < generation && isAlive(work))),
  });

  return {
    /** @param {string} key */
    begin(key) {
      if (inFlight.size > MAX_KEYS) inFlight.clear(); // left by what failed
      const alive = (inFlight.get(key) ?? []).filter(isAlive);
      inFlight.set(key, [...alive, { began: invalidations.generation, at: now() }]);
    },

    /** Which of several of one key it is that ends cannot be told, so it counts as the oldest. @param {string} key */
    end(key) {
      const [, ...younger] = inFlight.get(key) ?? [];
      if (younger.length > 0) inFlight.set(key, younger);
      else inFlight.delete(key);
    },
  };
}
