/** Cells of the shared memory. The lease's end is in nanoseconds of process.hrtime, which all threads read alike. */
const [GENERATION, LEASE_END, CLOCK_OFFSET_MS] = [0, 1, 2];
const UNLIMITED = 2n ** 63n - 1n;

/** Drift of the wall clock against the monotonic one (which stops while the machine sleeps) that a lease survives. */
const MAX_CLOCK_JUMP_MS = 5_000;

/** Generations whose beginning is remembered; work that began before them counts as older than all. */
const MAX_HISTORY = 1_000;

/** The time as Next reads it, in milliseconds. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * The generation of a process's caches, and the lease on them, in memory that Next's thread writes and the front thread
 * reads. An answer that was requested in an earlier generation is stale; once the lease is over, every answer is.
 */
export class Generation {
  #cells;
  /** The time at which each generation began, the latest last. @type {{ generation: number, at: number }[]} */
  #history = [];

  /** Over the memory of an earlier thread everything cached is stale. @param {SharedArrayBuffer} [memory] the front thread's, which reads it */
  constructor(memory) {
    this.#cells = new BigInt64Array(memory ?? new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT));
    this.trusted = !memory;
    if (memory) this.bump();
  }

  get memory() {
    return this.#cells.buffer;
  }

  get generation() {
    return Number(Atomics.load(this.#cells, GENERATION));
  }

  /** Begins the next generation: every entry of the page cache in front is stale. Next's own stores go by tags instead. */
  bump() {
    const generation = Number(Atomics.add(this.#cells, GENERATION, 1n)) + 1;
    this.#history.push({ generation, at: now() });
    if (this.#history.length > MAX_HISTORY) this.#history.shift();
    return generation;
  }

  /** The generation at that time. @param {number} time by now() */
  generationAt(time) {
    const found = this.#history.findLast(({ at }) => at < time);
    return found?.generation ?? Math.max(0, (this.#history[0]?.generation ?? 1) - 1);
  }

  /** False once the lease is over, in each thread without the help of another; always true without a bus, which limits it. */
  get trusted() {
    const end = Atomics.load(this.#cells, LEASE_END);
    return end === UNLIMITED || (process.hrtime.bigint() < end && !this.clockJumped);
  }
  set trusted(trusted) {
    Atomics.store(this.#cells, LEASE_END, trusted ? UNLIMITED : 0n);
  }

  /** @param {number} end by performance.now() */
  renewLease(end) {
    Atomics.store(this.#cells, CLOCK_OFFSET_MS, clockOffset());
    const left = BigInt(Math.round((end - performance.now()) * 1_000_000));
    Atomics.store(this.#cells, LEASE_END, process.hrtime.bigint() + left);
  }

  /** Whether the clocks drifted apart since the lease was renewed: the machine slept, or the clock was set. */
  get clockJumped() {
    return Math.abs(Number(clockOffset() - Atomics.load(this.#cells, CLOCK_OFFSET_MS))) > MAX_CLOCK_JUMP_MS;
  }
}

const clockOffset = () => BigInt(Date.now()) - process.hrtime.bigint() / 1_000_000n;
