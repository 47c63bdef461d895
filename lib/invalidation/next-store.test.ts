import { expect, it } from "vitest";
import { invalidations } from "./invalidations.mjs";
import { NextStore } from "./next-store.mjs";

const neverStale = () => false;

it("waits for work in flight, however much of it there is", () => {
  const store = new NextStore(1_000);
  for (let key = 0; key < 10_002; key++) store.get(`key ${key}`, neverStale);
  invalidations.mark(["posts"]);
  for (const key of [10_000, 10_001]) store.finish(`key ${key}`);
  expect(store.hasOlderThan(invalidations.generation)).toBe(true);
});
