import type { Finding } from "./service";

/** Records that are listed with the same remark at most; further ones are counted, so that they do not hide refusals. */
const MAX_REPEATS = 5;

/** Limits repeated remarks; refusals are always shown. */
export function limitRepeats() {
  const times = new Map<string, number>();
  return {
    /** Whether the finding is to be printed; counts it as printed. */
    shows({ refused, reasons }: Finding) {
      if (refused) return true;
      const seen = reasons.map((reason) => (times.get(reason) ?? 0) + 1);
      for (const [index, reason] of reasons.entries()) times.set(reason, seen[index] ?? 0);
      return seen.some((count) => count <= MAX_REPEATS);
    },
    /** The remarks that were suppressed, with their numbers. */
    more: () =>
      [...times].flatMap(([reason, count]) => (count > MAX_REPEATS ? [{ reason, count: count - MAX_REPEATS }] : [])),
  };
}
