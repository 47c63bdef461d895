import type { Outcome } from "./ask";

/** Log entry of one request; times are milliseconds of a monotonic clock. */
export interface Entry {
  began: number;
  ended: number;
  /** Label for the details: `GET /posts`, or a kind such as `API`. */
  what: string;
  kind: "visit" | "save" | "read";
  result: Result;
}

export type Result = "ok" | "refused" | "cut" | "late" | "error" | "wrong";

/** An unexpected status is a failure, too: search engines drop a page that answers 404. */
export function resultOf(outcome: Outcome, expected: number): Result {
  if ("lost" in outcome) return outcome.lost;
  if (outcome.status === expected) return "ok";
  return outcome.status >= 500 ? "error" : "wrong";
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(now: () => number = () => performance.now()) {
  const entries: Entry[] = [];
  const outstanding = new Set<{ began: number }>();

  return {
    entries,
    now,
    /** Runs one request and logs its outcome. */
    async record<Of extends Outcome>(
      { what, kind, expected = 200 }: { what: string; kind: Entry["kind"]; expected?: number },
      work: () => Promise<Of>,
    ): Promise<Of> {
      const asked = { began: now() };
      outstanding.add(asked);
      const outcome = await work();
      outstanding.delete(asked);
      const status = "status" in outcome ? ` ${outcome.status}` : "";
      const result = resultOf(outcome, expected);
      entries.push({ ...asked, ended: now(), what: `${what}${status}`, kind, result });
      return outcome;
    },
    /** Start time of the oldest outstanding request; now, if there is none. */
    oldestOutstanding: () => [...outstanding].reduce((oldest, { began }) => Math.min(oldest, began), now()),
    /** For a new scenario: drops the entries of the last one. */
    forget() {
      entries.length = 0;
    },
  };
}

const SECOND_MS = 1_000;

/**
 * Recovery time: seconds from `since` to the first second with an acknowledged save and without a failure in it or
 * after it. The log is complete up to `until`. Undefined: not recovered.
 */
export function recoverySeconds(entries: readonly Entry[], since: number, until: number): number | undefined {
  const count = Math.floor((until - since) / SECOND_MS);
  const secondOf = (moment: number) => Math.floor((moment - since) / SECOND_MS);
  const known = entries.filter(({ began }) => secondOf(began) >= 0 && secondOf(began) < count);
  const failed = Math.max(-1, ...known.filter(({ result }) => result !== "ok").map(({ began }) => secondOf(began)));
  const saved = known
    .filter(({ kind, result }) => kind === "save" && result === "ok")
    .map(({ ended }) => secondOf(ended))
    .filter((second) => second > failed && second < count);
  return saved.length > 0 ? Math.min(...saved) : undefined;
}

export interface Tally {
  requests: number;
  lost: Record<"refused" | "cut" | "late", number>;
  errors: number;
  wrong: number;
  /** Failures, the most frequent first. */
  details: { what: string; result: Result; times: number }[];
}

export function tally(entries: readonly Entry[]): Tally {
  const times = (wanted: Result) => entries.filter(({ result }) => result === wanted).length;
  const failed = new Map<string, { what: string; result: Result; times: number }>();
  for (const { what, result } of entries) {
    if (result === "ok") continue;
    const key = `${result} ${what}`;
    const found = failed.get(key) ?? { what, result, times: 0 };
    found.times++;
    failed.set(key, found);
  }
  return {
    requests: entries.length,
    lost: { refused: times("refused"), cut: times("cut"), late: times("late") },
    errors: times("error"),
    wrong: times("wrong"),
    details: [...failed.values()].sort((one, other) => other.times - one.times),
  };
}
