import { setTimeout as sleep } from "node:timers/promises";

/**
 * What was saved since when: the one place where this process's stores of finished work (pages in lib/page-cache, Next's
 * prerendered pages and 'use cache' data in this room) learn that something they keep is no longer true.
 *
 * Next loads its cache handlers beside its bundles, and the server's start has a bundle of its own: they meet at one object
 * of the process.
 *
 * @typedef {ReturnType<typeof create>} Invalidations
 * @typedef {{ isUnderWay(before: number): boolean }} Work
 */
const KEY = Symbol.for("nova.invalidations");

/** The tag that everything carries. */
export const EVERYTHING = "*";

/** Milliseconds that an invalidation waits for older work at most; what takes longer counts as failed. */
const PATIENCE = 2_000;

/** Tags that are remembered one by one; beyond it everything ends, and it begins anew. */
const MAX_MARKS = 10_000;

globalThis[KEY] ??= create();

/** @type {Invalidations} */
export const invalidations = globalThis[KEY];

export function create() {
  /** @type {Map<string, number>} */
  const marks = new Map();
  let moment = 0;
  /** The moment at which everything ended last. */
  let floor = 0;
  let trustedUntil = Number.POSITIVE_INFINITY;

  return {
    /** What is being made in this process. @type {Set<Work>} */
    works: new Set(),

    /** Has every other process end it too; lib/cache/bus.ts puts its own here. @type {(tags: readonly string[]) => Promise<unknown>} */
    tellOthers: async () => {},

    /** False while the saves of other processes cannot be heard: then nothing kept may be served as true. */
    get trusted() {
      return performance.now() < trustedUntil;
    },
    set trusted(trusted) {
      trustedUntil = trusted ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },

    /** Trusted until then, by performance.now(): a process that was held up distrusts itself before it does anything else. @param {number} time */
    trustUntil(time) {
      trustedUntil = time;
    },

    /** Counts invalidations: what began at an earlier moment than the last one of its tags is no longer true. */
    get moment() {
      return moment;
    },

    /** The moment of the tag's last invalidation; 0 when there was none. @param {string} tag */
    lastOf(tag) {
      return Math.max(floor, marks.get(tag) ?? 0);
    },

    /** Whether something of these tags, begun at that moment, is no longer true. @param {readonly string[]} tags @param {number} began */
    isOver(tags, began) {
      return began < floor || tags.some((tag) => this.lastOf(tag) > began);
    },

    /** Ends what this process keeps under the tags. @param {readonly string[]} tags */
    mark(tags) {
      moment++;
      for (const tag of tags) marks.set(tag, moment);
      if (!tags.includes(EVERYTHING) && marks.size <= MAX_MARKS) return;
      floor = moment;
      marks.clear();
    },

    /**
     * Resolves once nothing is being made in this process that began before the tags were marked last: Next lets whoever
     * comes meanwhile wait for the same render, and it must not get what was true before. Work that was overtaken marks
     * its tags once more when it ends, for what was made of it meanwhile; so this looks again.
     *
     * @param {readonly string[]} tags
     */
    async settled(tags) {
      const latest = () => Math.max(...tags.map((tag) => this.lastOf(tag)));
      const isOlder = () => [...this.works].some((work) => work.isUnderWay(latest()));
      for (const end = Date.now() + PATIENCE; isOlder() && Date.now() < end; ) await sleep(5);
    },

    /** Ends it everywhere; resolves when nobody who asks from now on gets what was true before. @param {readonly string[]} tags */
    async invalidate(tags) {
      if (tags.length === 0) return;
      this.mark(tags);
      await Promise.all([this.settled(tags), this.tellOthers(tags)]);
    },
  };
}
