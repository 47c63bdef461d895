import { LRUCache } from "lru-cache";

/** The function with its latest results kept: for what takes its time and always says the same of a text. */
export function memoize<Result extends {}>(max: number, make: (of: string) => Result) {
  const results = new LRUCache<string, Result>({ max, memoMethod: make });
  return (of: string) => results.memo(of);
}
