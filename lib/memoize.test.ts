import { expect, test, vi } from "vitest";
import { memoize } from "./memoize";

test("the latest results are kept, whatever they are, and no more of them than asked for", () => {
  const make = vi.fn((of: string) => (of === "a" ? 0 : of.length));
  const length = memoize(2, make);
  expect(["a", "bb", "a", "bb"].map(length)).toEqual([0, 2, 0, 2]);
  const made = () => make.mock.calls.map(([of]) => of);
  expect(made()).toEqual(["a", "bb"]);
  length("a");
  length("ccc"); // drives out what was used longest ago
  length("a");
  length("bb");
  expect(made()).toEqual(["a", "bb", "ccc", "bb"]);
});
