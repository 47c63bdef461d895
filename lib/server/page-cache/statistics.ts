/** Counters of the page cache since the start, and two gauges. */
export const statistics = {
  /** Answered from memory. */
  hits: 0,
  /** Fetched from the origin, with no entry. */
  misses: 0,
  /** Fetched from the origin, to replace an entry that was no longer fresh. */
  revalidated: 0,
  /** Stale entries sent because the origin failed. */
  stale: 0,
  /** Bypassed: not cacheable, or requested in a way that the cache does not handle. */
  passed: 0,
  /** Of all entries, each in one encoding. */
  bytes: 0,
  entries: 0,
};
