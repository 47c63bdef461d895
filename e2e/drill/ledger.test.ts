import { expect, test } from "vitest";
import type { Outcome } from "./ask";
import { createLedger, type Entry, recoverySeconds, resultOf, tally } from "./ledger";

const answered = (status: number) => ({ status, headers: {}, text: "" });

test("an answer is right, an error of the server, or wrong; and there may be none", () => {
  expect(resultOf(answered(200), 200)).toBe("ok");
  expect(resultOf(answered(404), 404)).toBe("ok");
  expect(resultOf(answered(503), 200)).toBe("error");
  expect(resultOf(answered(404), 200)).toBe("wrong");
  expect(resultOf({ lost: "refused" }, 200)).toBe("refused");
});

const entry = (seconds: number, result: Entry["result"] = "ok", kind: Entry["kind"] = "visit"): Entry => ({
  ...{ began: seconds * 1000, ended: seconds * 1000 + 10 },
  ...{ what: "página 200", kind, result },
});
const saved = (seconds: number) => entry(seconds, "ok", "save");

test("what nothing failed after is whole with the first save", () => {
  expect(recoverySeconds([entry(10.1), saved(10.5)], 10_000, 14_000)).toBe(0);
  expect(recoverySeconds([entry(10.1), saved(12.5)], 10_000, 14_000)).toBe(2);
});

test("it is not whole before the last failure, of whatever kind, nor in the same second", () => {
  const failures = [entry(10.2, "refused"), entry(11.1, "error"), entry(11.2, "wrong")];
  expect(recoverySeconds([...failures, saved(10.9), saved(11.9), saved(12.1)], 10_000, 14_000)).toBe(2);
});

test("without a save it is not whole, nor while the last second fails", () => {
  expect(recoverySeconds([entry(10.1), saved(9.9)], 10_000, 14_000)).toBeUndefined();
  expect(recoverySeconds([saved(10.1), entry(13.9, "late")], 10_000, 14_000)).toBeUndefined();
});

test("a request counts for the second in which it began, and of an unfinished second nothing is known", () => {
  const slow = { ...entry(10.1, "late"), ended: 25_000 };
  expect(recoverySeconds([slow, saved(11.1)], 10_000, 14_000)).toBe(1);
  expect(recoverySeconds([saved(13.4), entry(13.2, "cut")], 10_000, 13_500)).toBeUndefined();
});

test("failures are counted by kind, and told with the most frequent first", () => {
  const entries = [entry(1), entry(2, "cut"), entry(2, "refused"), entry(3, "refused"), entry(4, "error")];
  expect(tally(entries)).toEqual({
    requests: 5,
    lost: { refused: 2, cut: 1, late: 0 },
    ...{ errors: 1, wrong: 0 },
    details: [
      { what: "página 200", result: "refused", times: 2 },
      { what: "página 200", result: "cut", times: 1 },
      { what: "página 200", result: "error", times: 1 },
    ],
  });
});

test("what is under way is known by when it began, what is over by its outcome", async () => {
  let time = 100;
  const ledger = createLedger(() => time);
  expect(ledger.oldestOutstanding()).toBe(100);
  let answer: (outcome: Outcome) => void = () => {};
  const outcome = new Promise<Outcome>((resolve) => {
    answer = resolve;
  });
  const recorded = ledger.record({ what: "página", kind: "visit" }, () => outcome);
  time = 250;
  expect(ledger.oldestOutstanding()).toBe(100);
  answer(answered(500));
  await recorded;
  expect(ledger.oldestOutstanding()).toBe(250);
  expect(ledger.entries).toEqual([{ began: 100, ended: 250, what: "página 500", kind: "visit", result: "error" }]);
});
