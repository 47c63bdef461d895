import { LRUCache } from "lru-cache";

/** Caches the latest `max` results of an expensive pure function of a text. */
export function memoize<Result extends {}>(max: number, make: (of: string) => Result) {
  const results = new LRUCache<string, Result>({ max, memoMethod: make });
  return (of: string) => results.memo(of);
}
