import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";

/**
 * What was saved since when: the one place where this process's stores of finished work (pages in lib/server/page-cache, Next's
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

/** Moments whose time is remembered; what began before them counts as older than all. */
const MAX_TIMES = 1_000;

/** Tags that are remembered one by one; beyond it everything ends, and it begins anew. */
const MAX_MARKS = 10_000;

/** In shared memory: the moment, and until when it is trusted (nanoseconds of process.hrtime, the same in all threads). */
const MOMENT = 0;
const TRUSTED_UNTIL = 1;
const FOR_EVER = 2n ** 63n - 1n;
/** And the wall clock minus the monotonic one (which stands still while the machine sleeps) when trust was last renewed. */
const CLOCK_OFFSET_MS = 2;

/** Milliseconds by which the two clocks may part between two renewals: more is a machine that slept, or a clock that was set. */
const MAX_CLOCK_JUMP_MS = 5_000n;

// The thread of Next counts (lib/server/process/framework-thread.ts); the one in front of it reads.
globalThis[KEY] ??= create(workerData?.invalidations);

/** @type {Invalidations} */
export const invalidations = globalThis[KEY];

/** @param {SharedArrayBuffer} [memory] what another thread of this process reads, or wrote */
export function create(memory) {
  /** When each tag was last saved. @type {Map<string, number>} */
  const saves = new Map();
  /** When work under the tag last ended that a save had overtaken. @type {Map<string, number>} */
  const echoes = new Map();
  /** By the clock, the latest last. @type {{ moment: number, at: number }[]} */
  const times = [];
  const shared = new BigInt64Array(memory ?? new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT));
  if (!memory) Atomics.store(shared, TRUSTED_UNTIL, FOR_EVER);
  /** The moment at which everything ended last. */
  let floor = 0;

  function clockJumped() {
    const jump = clockOffset() - Atomics.load(shared, CLOCK_OFFSET_MS);
    return jump > MAX_CLOCK_JUMP_MS || jump < -MAX_CLOCK_JUMP_MS;
  }

  return {
    /** What another thread needs to `create` one that reads this. */
    memory: shared.buffer,

    /** What is being made in this process. @type {Set<Work>} */
    works: new Set(),

    /** Has every other process end it too; lib/invalidation/bus.ts puts its own here. @type {(tags: readonly string[]) => Promise<unknown>} */
    tellOthers: async () => {},

    /** False while the saves of other processes cannot be heard: then nothing kept may be served as true. */
    get trusted() {
      const until = Atomics.load(shared, TRUSTED_UNTIL);
      return until === FOR_EVER || (process.hrtime.bigint() < until && !clockJumped());
    },
    set trusted(trusted) {
      Atomics.store(shared, TRUSTED_UNTIL, trusted ? FOR_EVER : 0n);
    },

    /**
     * Trusted until then, by performance.now(): a process that was held up distrusts itself before it does anything else.
     * After a jump of the clock nothing kept is as old as it seems, so all of it ends.
     *
     * @param {number} time
     */
    trustUntil(time) {
      if (clockJumped()) this.mark([EVERYTHING]);
      Atomics.store(shared, CLOCK_OFFSET_MS, clockOffset());
      const left = BigInt(Math.round((time - performance.now()) * 1_000_000));
      Atomics.store(shared, TRUSTED_UNTIL, process.hrtime.bigint() + left);
    },

    /** Counts invalidations: what began at an earlier moment than the last one of its tags is no longer true. */
    get moment() {
      return Number(Atomics.load(shared, MOMENT));
    },

    /** The moment at which it was so late, in milliseconds as performance.timeOrigin + performance.now(). @param {number} time */
    momentAt(time) {
      const before = times.findLast(({ at }) => at < time);
      return before?.moment ?? Math.max(0, (times[0]?.moment ?? 1) - 1);
    },

    /** The moment of the tag's last invalidation; 0 when there was none. @param {string} tag */
    lastOf(tag) {
      return Math.max(floor, saves.get(tag) ?? 0, echoes.get(tag) ?? 0);
    },

    /** Whether something of these tags, begun at that moment, was saved since. @param {readonly string[]} tags @param {number} began */
    isSaved(tags, began) {
      return began < floor || tags.some((tag) => (saves.get(tag) ?? 0) > began);
    },

    /**
     * Whether what was made of such things, begun at that moment, is no longer true: because of a save, or because it may
     * have got what a save had overtaken.
     *
     * @param {readonly string[]} tags @param {number} began
     */
    isOver(tags, began) {
      return began < floor || tags.some((tag) => this.lastOf(tag) > began);
    },

    /** Ends what this process keeps under the tags. @param {readonly string[]} tags */
    mark(tags) {
      this.step();
      for (const tag of tags) saves.set(tag, this.moment);
      if (!tags.includes(EVERYTHING) && saves.size <= MAX_MARKS) return;
      floor = this.moment;
      saves.clear();
      echoes.clear();
    },

    /**
     * Ends what was made of these tags meanwhile, for work under way could be shared that a save had overtaken. That work is
     * of before the save, and other work is not: this is no save, or all work at once would overtake each other for ever.
     *
     * @param {readonly string[]} tags
     */
    echo(tags) {
      this.step();
      for (const tag of tags) echoes.set(tag, this.moment);
    },

    /** Those in front of Next ask again about everything, which ends nothing behind them. */
    step() {
      Atomics.add(shared, MOMENT, 1n);
      times.push({ moment: this.moment, at: performance.timeOrigin + performance.now() });
      if (times.length > MAX_TIMES) times.shift();
    },

    /**
     * Resolves once nothing is being made in this process that began before the tags were marked last: Next lets whoever
     * comes meanwhile wait for the same render, and it must not get what was true before. Work that was overtaken
     * echoes when it ends, for what was made of it meanwhile; so this looks again.
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

const clockOffset = () => BigInt(Date.now()) - process.hrtime.bigint() / 1_000_000n;
