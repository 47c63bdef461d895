import { MAX_LISTED, MAX_SEARCH_HITS } from "../../../lib/lists/listing";
import type { Size } from "./fill";
import type { Answer } from "./measure";

/** An address over few rows and over all. */
export interface Compared {
  path: string;
  screen: string;
  whole: boolean;
  search: boolean;
  /** With what its time grows by its nature, in words. */
  naturally?: string;
  small: Answer;
  full: Answer;
}

/** Milliseconds by which two measurements of the same thing differ on a machine that does other things, too. */
const NOISE = 25;
/** Rows that an answer may read however many there are: a list pages and counts up to MAX_LISTED, the tallies have months. */
const BOUND = MAX_LISTED + 5_000;
/** Bytes by which an export of everything may make the server grow: the garbage between two collections. */
const MEMORY = 128 * 1024 * 1024;

/** How an answer grows, from the best to the worst. */
export const GROWTH = ["log n", "até um limite", "raiz de n", "DEMAIS"] as const;
export type Growth = (typeof GROWTH)[number];

export const readBy = ({ statements }: Answer) => statements.reduce((sum, { read }) => sum + read, 0);
export const sqlTime = ({ statements }: Answer) => statements.reduce((sum, { ms }) => sum + ms, 0);

/** How the logarithm of the rows grows from one size to the other. */
const logarithm = ({ posts: before }: Size, { posts: after }: Size) => Math.log(after) / Math.log(before);

/** Both by the clock and by the rows that the database looked at, of which the latter knows no noise. */
export function growthOf({ small: before, full: after, search, naturally }: Compared, small: Size, full: Size): Growth {
  const factor = logarithm(small, full);
  const [few, all] = [readBy(before), readBy(after)];
  if (naturally && all <= BOUND) return "até um limite";
  if (after.ms > before.ms * factor + NOISE) return "DEMAIS";
  if (all <= few * factor + 100) return "log n";
  if (all <= BOUND) return "até um limite";
  // The newest hits of a word in every k-th text are k × MAX_SEARCH_HITS texts away, and there are rows ÷ k of them: at worst k is
  // such that both are the root. PostgreSQL guesses how far it is, hence the factor.
  const worst = 3 * Math.sqrt(MAX_SEARCH_HITS * Math.max(full.posts, full.reviews));
  return search && all <= worst ? "raiz de n" : "DEMAIS";
}

/** Whether an export's memory grows with what it exports; always right where the system does not say. */
export const growsInMemory = ({ small, full }: Compared) => (full.grew ?? 0) > (small.grew ?? 0) + MEMORY;

/** Tables that hold many rows and were read from end to end. */
export function tablesRead({ statements }: Pick<Answer, "statements">, size: Size) {
  const rows: Record<string, number> = {
    ...{ Post: size.posts, Review: size.reviews, Donation: size.donations, Volunteer: size.volunteers },
    ...{ CalendarEvent: size.events, Project: size.projects, ContactMessage: size.messages, Change: size.changes },
  };
  return [...new Set(statements.flatMap(({ scans }) => scans))].filter((table) => (rows[table] ?? 0) > SMALL_TABLE);
}

/** Rows of a table that may be read from end to end: an index would not be quicker. */
const SMALL_TABLE = 2_000;
