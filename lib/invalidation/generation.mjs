/** In the shared memory: the generation; the end of the lease, in nanoseconds of process.hrtime, which all threads read alike. */
const GENERATION = 0;
const LEASE_END = 1;
/** And the wall clock minus the monotonic one (which stands still while the machine sleeps) when the lease was last renewed. */
const CLOCK_OFFSET_MS = 2;
const CELLS = 3;

const FOR_EVER = 2n ** 63n - 1n;
/** By which the two clocks may part between two renewals: more is a machine that slept, or a clock that was set. */
const MAX_CLOCK_JUMP_MS = 5_000;
/** Generations whose beginning is remembered; what began before them counts as older than all. */
const MAX_HISTORY = 1_000;

/** The time as Next reads it, in milliseconds. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * The generation of what a process keeps, and the lease on it: in memory that the thread in front of Next reads, and that
 * Next's thread writes. An answer that was asked for in an earlier generation is stale; without a lease, every answer is.
 */
export class Generation {
  /** What another thread needs to make its own over it. @type {SharedArrayBuffer} */
  memory;
  #cells;
  /** When each began, the latest last. @type {{ generation: number, at: number }[]} */
  #history = [];

  /**
   * Over the memory of another thread it takes over, also from one that ended or was ended: nothing that was kept before is
   * fresh, nor trusted until this thread has a lease.
   *
   * @param {SharedArrayBuffer} [memory]
   */
  constructor(memory) {
    this.memory = memory ?? new SharedArrayBuffer(CELLS * BigInt64Array.BYTES_PER_ELEMENT);
    this.#cells = new BigInt64Array(this.memory);
    this.trusted = !memory;
    if (memory) this.bump();
  }

  /** @returns {number} */
  get generation() {
    return Number(Atomics.load(this.#cells, GENERATION));
  }

  /** False once the lease is over, in every thread by itself; one that was never limited to a lease is trusted for ever. */
  get trusted() {
    const end = Atomics.load(this.#cells, LEASE_END);
    return end === FOR_EVER || (process.hrtime.bigint() < end && !this.clockJumped);
  }
  set trusted(trusted) {
    Atomics.store(this.#cells, LEASE_END, trusted ? FOR_EVER : 0n);
  }

  /** @param {number} end by performance.now() */
  renewLease(end) {
    Atomics.store(this.#cells, CLOCK_OFFSET_MS, clockOffset());
    const left = BigInt(Math.round((end - performance.now()) * 1_000_000));
    Atomics.store(this.#cells, LEASE_END, process.hrtime.bigint() + left);
  }

  /** Since the lease was last renewed. */
  get clockJumped() {
    const jump = Number(clockOffset() - Atomics.load(this.#cells, CLOCK_OFFSET_MS));
    return Math.abs(jump) > MAX_CLOCK_JUMP_MS;
  }

  /** Begins the next one: those in front of Next ask again about everything. It says nothing of what Next keeps. */
  bump() {
    const generation = Number(Atomics.add(this.#cells, GENERATION, 1n)) + 1;
    this.#history.push({ generation, at: now() });
    if (this.#history.length > MAX_HISTORY) this.#history.shift();
    return generation;
  }

  /** The one in which it was that time, at the latest. @param {number} time by now() */
  generationAt(time) {
    const found = this.#history.findLast(({ at }) => at < time);
    return found?.generation ?? Math.max(0, (this.#history[0]?.generation ?? 1) - 1);
  }
}

const clockOffset = () => BigInt(Date.now()) - process.hrtime.bigint() / 1_000_000n;
