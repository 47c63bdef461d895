import { expect, test } from "vitest";
import { verdictOf } from "./reader";

test("an old page is one only without the mark that says so", () => {
  expect(verdictOf({ headers: { "x-nextjs-cache": "HIT" } }, false)).toBe("current");
  expect(verdictOf({ headers: {} }, true)).toBe("old");
  expect(verdictOf({ headers: { "x-nextjs-cache": "STALE" } }, true)).toBe("stale");
});
