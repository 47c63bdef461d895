import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { Generation } from "./generation.mjs";
import { EVERYTHING, TagMarks } from "./tag-marks.mjs";

/** For which an invalidation waits for older work; what takes longer counts as failed. A render is in time also on a busy machine. */
const DRAIN_MS = 4_000;

/**
 * What was saved since when: how this process's caches (lib/server/page-cache, and Next's two stores in this room) learn
 * that what they keep is stale. The one in front of Next knows of it the generation, and whether it is trusted.
 */
export class Invalidations extends Generation {
  #saves = new TagMarks();
  /** Work that ended after a save which it had begun before. */
  #lateWrites = new TagMarks();
  /** What each store is making. @type {Set<{ hasOlderThan(generation: number): boolean }>} */
  inFlight = new Set();
  /** Invalidates in the other processes: a bus's. @type {(tags: readonly string[]) => Promise<unknown>} */
  tellOthers = async () => {};

  /** A save: what was begun of these tags before is stale. @param {readonly string[]} tags */
  mark(tags) {
    this.#saves.mark(tags, this.bump());
  }

  /**
   * Next gives whoever comes meanwhile a share of work in flight: a page that began after the save may contain this, and is
   * stale, too. Other work is not: this is no save, or all work at once would overtake each other for ever.
   *
   * @param {readonly string[]} tags
   */
  markLateWrite(tags) {
    this.#lateWrites.mark(tags, this.bump());
  }

  /** @param {readonly string[]} tags @param {number} generation */
  isSavedSince(tags, generation) {
    return generation < this.#saves.latest(tags);
  }

  /** Because of a save, or of a late write. @param {readonly string[]} tags @param {number} began its generation */
  isStale(tags, began) {
    return began < this.#latest(tags);
  }

  /** @param {readonly string[]} tags */
  #latest(tags) {
    return Math.max(this.#saves.latest(tags), this.#lateWrites.latest(tags));
  }

  /** After a jump of the clock nothing kept is as old as it seems. @param {number} end */
  renewLease(end) {
    if (this.clockJumped) this.mark([EVERYTHING]);
    super.renewLease(end);
  }

  /** Resolves when nothing in flight here began before the tags were last written. @param {readonly string[]} tags @param {number} limitMs */
  async drained(tags, limitMs = DRAIN_MS) {
    // Asked anew each time: what ends meanwhile may mark a late write.
    const isDrained = () => [...this.inFlight].every((store) => !store.hasOlderThan(this.#latest(tags)));
    for (const end = Date.now() + limitMs; !isDrained() && Date.now() < end; ) await sleep(5);
  }

  /** Resolves when nobody who asks from now on, wherever, gets what was true before. @param {readonly string[]} tags */
  async invalidate(tags) {
    if (tags.length === 0) return;
    this.mark(tags);
    await Promise.all([this.drained(tags), this.tellOthers(tags)]);
  }
}

/** @param {SharedArrayBuffer} [memory] of the thread in front, which reads it */
export const create = (memory) => new Invalidations(memory);

// Next loads its stores beside its bundles, and the server has a bundle of its own: they meet at one object of the thread.
const KEY = Symbol.for("nova.process-state");
globalThis[KEY] ??= {};
/** @type {{ invalidations?: Invalidations }} */
const processState = globalThis[KEY];
processState.invalidations ??= create(workerData?.invalidations);

/** @type {Invalidations} */
export const invalidations = processState.invalidations;
