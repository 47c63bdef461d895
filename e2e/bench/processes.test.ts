import { expect, test } from "vitest";
import { descendantsOf, parseStat } from "./processes";

test("children and grandchildren, but not neighbours", () => {
  const process = (pid: number, parent: number) => ({ pid, parent, command: "", cpuMs: 0 });
  const all = [process(2, 1), process(3, 2), process(4, 3), process(5, 9)];
  expect(descendantsOf(1, all).map(({ pid }) => pid)).toEqual([2, 3, 4]);
});

test("a process's name may look like the end of its name", () => {
  const stat = "77 (a) b) S 42 77 77 0 -1 4194560 100 0 0 0 150 25 0 0 20 0 1 0 5 0 0";
  expect(parseStat(stat)).toEqual({ parent: 42, cpuMs: 1750 });
});
