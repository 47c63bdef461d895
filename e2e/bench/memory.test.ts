import { expect, test } from "vitest";
import { descendantsOf } from "./memory";

test("children and grandchildren, but not neighbours", () => {
  const all = [
    { pid: 2, parent: 1, command: "nova" },
    { pid: 3, parent: 2, command: "postgres" },
    { pid: 4, parent: 3, command: "postgres: writer" },
    { pid: 5, parent: 9, command: "another product's postgres" },
  ];
  expect(descendantsOf(1, all).map(({ pid }) => pid)).toEqual([2, 3, 4]);
});
