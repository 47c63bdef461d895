import { MAX_SEARCH_HITS } from "../../../lib/lists/listing";

import { type InherentGrowth, MAX_ROWS_READ } from "./address";
import type { Answer } from "./measure";
import { type Size, TABLES, tables } from "./tables";

/** One path measured over few rows and over all. */
export interface Compared {
  path: string;
  screen: string;
  isExport: boolean;
  search: boolean;
  inherentGrowth?: InherentGrowth;
  small: Answer;
  full: Answer;
}

/** Difference between two measurements of the same path on a busy machine. */
const NOISE_MS = 25;
/** Growth of the server during an export that counts as garbage between two collections. */
const MAX_GROWTH_BYTES = 128 * 1024 * 1024;

/** Growth classes, from best to worst. */
export const GROWTH = ["log n", "até um limite", "raiz de n", "DEMAIS"] as const;
export type Growth = (typeof GROWTH)[number];

export const readBy = ({ statements }: Answer) => statements.reduce((sum, { read }) => sum + read, 0);
export const sqlMs = ({ statements }: Answer) => statements.reduce((sum, { ms }) => sum + ms, 0);

/** Ratio of the logarithms of two sizes. */
const logarithmRatio = ({ posts: before }: Size, { posts: after }: Size) => Math.log(after) / Math.log(before);

/** Growth of a path by time and by rows read; the latter has no noise. */
export function growthOf(
  { small: before, full: after, search, inherentGrowth }: Compared,
  small: Size,
  full: Size,
): Growth {
  const factor = logarithmRatio(small, full);
  const [readBefore, readAfter] = [readBy(before), readBy(after)];
  if (inherentGrowth && readAfter <= inherentGrowth.rows) return "até um limite";
  if (after.ms > before.ms * factor + NOISE_MS) return "DEMAIS";
  if (readAfter <= readBefore * factor + 100) return "log n";
  if (readAfter <= MAX_ROWS_READ) return "até um limite";
  // For a word in every k-th of n texts, PostgreSQL either scans the newest k × MAX_SEARCH_HITS texts or fetches all n
  // ÷ k hits from the index. At worst both are √(n × MAX_SEARCH_HITS); the factor allows for a wrong estimate of the
  // planner.
  const worst = 3 * Math.sqrt(MAX_SEARCH_HITS * Math.max(full.posts, full.reviews));
  return search && readAfter <= worst ? "raiz de n" : "DEMAIS";
}

/** Whether the memory of an export grows with its length; false where the system does not report memory. */
export const growsInMemory = ({ small, full }: Compared) =>
  (full.grownBytes ?? 0) > (small.grownBytes ?? 0) + MAX_GROWTH_BYTES;

/** Large tables that were read by a sequential scan. */
export function tablesRead({ statements }: Pick<Answer, "statements">, size: Size) {
  const large = new Set<string>(
    tables.filter((name) => size[name] > SMALL_TABLE_ROWS).map((name) => TABLES[name].table),
  );
  return [...new Set(statements.flatMap(({ scans }) => scans))].filter((table) => large.has(table));
}

/** Tables up to this size may be scanned: an index would not be faster. */
const SMALL_TABLE_ROWS = 2_000;
