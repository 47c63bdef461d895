/** Counters of the page cache since the start; the last two are gauges. */
interface Statistics {
  /** Answered from memory. */
  hits: number;
  /** Fetched from the origin, with no entry. */
  misses: number;
  /** Fetched from the origin, to replace an entry that was no longer fresh. */
  revalidated: number;
  /** Stale entries sent because the origin failed. */
  stale: number;
  /** Bypassed: not cacheable, or requested in a way that the cache does not handle. */
  passed: number;
  /** Of all entries in all encodings. */
  bytes: number;
  entries: number;
}

export const statistics: Statistics = { hits: 0, misses: 0, revalidated: 0, stale: 0, passed: 0, bytes: 0, entries: 0 };
