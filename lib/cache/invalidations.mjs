/**
 * What was saved since when: the one place where this process's stores of finished work (pages in lib/page-cache, Next's
 * prerendered pages and 'use cache' data in this room) learn that something they keep is no longer true.
 *
 * Next loads its cache handlers beside its bundles, and the server's start has a bundle of its own: they meet at one object
 * of the process.
 *
 * @typedef {ReturnType<typeof create>} Invalidations
 */
const KEY = Symbol.for("nova.invalidations");

globalThis[KEY] ??= create();

/** @type {Invalidations} */
export const invalidations = globalThis[KEY];

export function create() {
  /** @type {Map<string, number>} */
  const marks = new Map();
  let moment = 0;
  return {
    /** False while the saves of other processes cannot be heard: then nothing kept may be served as true. */
    trusted: true,

    /** Counts invalidations: what began at an earlier moment than the last one of its tags is no longer true. */
    get moment() {
      return moment;
    },

    /** The moment of the tag's last invalidation; 0 when there was none. @param {string} tag */
    lastOf(tag) {
      return marks.get(tag) ?? 0;
    },

    /** Ends what this process keeps under the tags. @param {readonly string[]} tags */
    mark(tags) {
      moment++;
      for (const tag of tags) marks.set(tag, moment);
    },

    /** Ends it everywhere; resolves when nobody who asks from now on gets what was true before. @param {readonly string[]} tags */
    async invalidate(tags) {
      this.mark(tags);
    },
  };
}
