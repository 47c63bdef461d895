import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { Generation } from "./generation.mjs";
import { EVERYTHING, TagMarks } from "./tag-marks.mjs";

/** Age at which work in flight counts as failed, and no save waits for it: longer than a render on a busy machine. */
export const MAX_WORK_MS = 4_000;

/**
 * Invalidation of cached content by saves: how this process's caches (lib/server/page-cache, and Next's two stores in this room) learn
 * which of their entries are stale. The front thread sees only the generation, and whether it is trusted.
 */
export class Invalidations extends Generation {
  #saves = new TagMarks();
  /** Tags of work that began before a save and ended after it. */
  #lateWrites = new TagMarks();
  /** The stores, with their work in flight. @type {Set<{ hasOlderThan(generation: number): boolean }>} */
  inFlight = new Set();
  /** Invalidates in the other processes: a bus's. @type {(tags: readonly string[]) => Promise<unknown>} */
  invalidatePeers = async () => {};

  /** A save: what was begun of these tags before is stale. @param {readonly string[]} tags */
  mark(tags) {
    this.#saves.mark(tags, this.bump());
  }

  /**
   * The result of work that read before a save and ended after it. Next gives it to other pages that wait for it, so those that began
   * after the save are stale, too. Results themselves (next-data-cache.mjs) ask for saves alone: else each late write would make
   * the next one late, without end.
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

  /** After a jump of the clock the age of entries is unknown. @param {number} end */
  renewLease(end) {
    if (this.clockJumped) this.mark([EVERYTHING]);
    super.renewLease(end);
  }

  /** Resolves when nothing in flight here began before the tags were last written, or at the limit. @param {readonly string[]} tags @param {number} limitMs */
  async drained(tags, limitMs = MAX_WORK_MS) {
    // Evaluated each time: work that ends may mark a late write.
    const isDrained = () => [...this.inFlight].every((store) => !store.hasOlderThan(this.#latest(tags)));
    for (const end = Date.now() + limitMs; !isDrained() && Date.now() < end; ) await sleep(5);
  }

  /** Resolves when no request from now on, to any process, gets what was true before. @param {readonly string[]} tags */
  async invalidate(tags) {
    if (tags.length === 0) return;
    this.mark(tags);
    await Promise.all([this.drained(tags), this.invalidatePeers(tags)]);
  }
}

// Next loads its stores beside its bundles, and the server has a bundle of its own: they meet at one object of the thread.
const KEY = Symbol.for("nova.process-state");
globalThis[KEY] ??= {};
/** @type {{ invalidations?: Invalidations }} */
const processState = globalThis[KEY];
processState.invalidations ??= new Invalidations(workerData?.invalidations);

/** @type {Invalidations} */
export const invalidations = processState.invalidations;
