import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { Generation } from "./generation.mjs";
import { TagMarks } from "./tag-marks.mjs";

/** The tag that everything carries. */
export const EVERYTHING = "*";

/** For which an invalidation waits for older work; what takes longer counts as failed. */
const DRAIN_MS = 2_000;

/**
 * What was saved since when: how this process's caches (lib/server/page-cache in front of Next, and Next's two stores in
 * this room) learn that something they keep is stale. The thread in front knows only the generation and whether it is trusted.
 */
export class Invalidations extends Generation {
  #marks = new TagMarks();
  /** What each store has under way. @type {Set<{ hasOlderThan(generation: number): boolean }>} */
  inFlight = new Set();
  /** Invalidates in every other process; lib/invalidation/bus.ts puts its own here. @type {(tags: readonly string[]) => Promise<unknown>} */
  tellOthers = async () => {};

  /** Whether something of these tags was saved since that generation. @param {readonly string[]} tags @param {number} began */
  isSavedSince(tags, began) {
    return began < this.#marks.lastSave(tags);
  }

  /**
   * Whether what was made of these tags, begun in that generation, is stale: because of a save, or because it may contain what
   * a late write brought.
   *
   * @param {readonly string[]} tags @param {number} began
   */
  isStale(tags, began) {
    return began < this.#marks.lastWrite(tags);
  }

  /** A save: everything of the tags that this process has begun to make is stale. @param {readonly string[]} tags */
  mark(tags) {
    const generation = this.bump();
    if (tags.includes(EVERYTHING)) this.#marks.everything(generation);
    else this.#marks.save(tags, generation);
  }

  /**
   * Work ended that a save had overtaken. Next shares work under way, so a page that began after the save may contain it, and
   * is stale, too. Other work is not: this is no save, or all work at once would overtake each other for ever.
   *
   * @param {readonly string[]} tags
   */
  markLateWrite(tags) {
    this.#marks.lateWrite(tags, this.bump());
  }

  /** After a jump of the clock nothing kept is as old as it seems. @param {number} end by performance.now() */
  renewLease(end) {
    if (this.clockJumped) this.mark([EVERYTHING]);
    super.renewLease(end);
  }

  /**
   * Resolves once nothing is in flight in this process that began before the tags were last written: whoever comes meanwhile
   * may be given a share of it. Work that was overtaken marks its late write as it ends, so this looks again.
   *
   * @param {readonly string[]} tags
   */
  async drained(tags) {
    const isOlder = () => [...this.inFlight].some((work) => work.hasOlderThan(this.#marks.lastWrite(tags)));
    for (const end = Date.now() + DRAIN_MS; isOlder() && Date.now() < end; ) await sleep(5);
  }

  /** Resolves when nobody who asks from now on, in whatever process, gets what was true before. @param {readonly string[]} tags */
  async invalidate(tags) {
    if (tags.length === 0) return;
    this.mark(tags);
    await Promise.all([this.drained(tags), this.tellOthers(tags)]);
  }
}

/** @param {SharedArrayBuffer} [memory] of the thread in front, which reads it */
export const create = (memory) => new Invalidations(memory);

// Next loads its stores beside its bundles, and the server has a bundle of its own: they meet at one object of the process.
const KEY = Symbol.for("nova.invalidations");
globalThis[KEY] ??= create(workerData?.invalidations);

/** @type {Invalidations} */
export const invalidations = globalThis[KEY];
