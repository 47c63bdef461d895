import { expect, test, vi } from "vitest";
import { remembered } from "./remembered";

test("the latest answers are remembered, whatever they are, and no more of them than asked for", () => {
  const make = vi.fn((of: string) => (of === "a" ? undefined : of.length));
  const length = remembered(2, make);
  expect(["a", "bb", "a", "bb"].map(length)).toEqual([undefined, 2, undefined, 2]);
  expect(make.mock.calls.flat()).toEqual(["a", "bb"]);
  length("a");
  length("ccc"); // drives out what was used longest ago
  length("a");
  length("bb");
  expect(make.mock.calls.flat()).toEqual(["a", "bb", "ccc", "bb"]);
});
