/** What the page cache did since the start; counts, but for the last two. */
interface Statistics {
  /** Answered from memory, without asking the framework. */
  hits: number;
  /** Asked for the first time, or again after it had to make room. */
  misses: number;
  /** Asked for again, because something was saved or its time was over. */
  revalidated: number;
  /** Kept answers sent because the framework failed. */
  stale: number;
  /** Left to the framework: not for everybody, or asked for in a way that the cache does not know. */
  passed: number;
  /** Kept, over all encodings. */
  bytes: number;
  entries: number;
}

export const statistics: Statistics = { hits: 0, misses: 0, revalidated: 0, stale: 0, passed: 0, bytes: 0, entries: 0 };
