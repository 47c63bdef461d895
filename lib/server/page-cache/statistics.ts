/** What the page cache did since the start; counts, but for the last two. */
export interface PageCacheStatistics {
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

const KEY = Symbol.for("nova.page-cache");

const shared = globalThis as typeof globalThis & { [KEY]?: PageCacheStatistics };

// One object a process: the server's start, which holds the cache, and Next's bundles are apart.
shared[KEY] ??= { hits: 0, misses: 0, revalidated: 0, stale: 0, passed: 0, bytes: 0, entries: 0 };
export const statistics = shared[KEY];
