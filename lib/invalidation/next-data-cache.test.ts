import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { now } from "./generation.mjs";
import { invalidations } from "./invalidations.mjs";

let store: typeof import("./next-data-cache.mjs").default;

beforeEach(async () => {
  vi.resetModules(); // the store lives in its module
  invalidations.inFlight.clear();
  ({ default: store } = await import("./next-data-cache.mjs"));
});

afterEach(() => {
  vi.useRealTimers();
});

const entry = (text: string, tags = ["posts"], revalidate = 3_600) => ({
  value: new Response(text).body ?? new ReadableStream(),
  tags,
  stale: 300,
  timestamp: now(),
  expire: revalidate + 300,
  revalidate,
});

const fill = (key: string, ...given: Parameters<typeof entry>) => store.set(key, Promise.resolve(entry(...given)));

async function read(key: string) {
  const found = await store.get(key, []);
  return found && new Response(found.value).text();
}

it("gives back what a function returned, as often as it is asked", async () => {
  expect(await read("a")).toBeUndefined();
  await fill("a", "one");
  expect([await read("a"), await read("a")]).toEqual(["one", "one"]);
});

it("has nothing of an invalidated tag, and keeps the others", async () => {
  for (const key of ["a", "b"]) await read(key);
  await fill("a", "one");
  await fill("b", "two", ["agenda"]);
  await invalidations.invalidate(["posts"]);
  expect([await read("a"), await read("b")]).toEqual([undefined, "two"]);
});

it("does not keep what began before the save that it missed, and ends what was made of it", async () => {
  await read("a");
  const old = entry("old"); // the function begins
  const saved = invalidations.invalidate(["posts"]);
  const generation = invalidations.generation; // a page begins, and waits for the same function
  await store.set("a", Promise.resolve(old));
  await saved;
  expect(await read("a")).toBeUndefined();
  expect(invalidations.isStale(["posts"], generation)).toBe(true);
});

it("keeps what began since the save, while other work of before it ends", async () => {
  const old = entry("old");
  invalidations.mark(["posts"]);
  const young = entry("new");
  await store.set("a", Promise.resolve(old));
  await store.set("b", Promise.resolve(young));
  expect([await read("a"), await read("b")]).toEqual([undefined, "new"]);
});

it("has nothing while the saves of others cannot be heard", async () => {
  await read("a");
  await fill("a", "one");
  invalidations.trusted = false;
  expect(await read("a")).toBeUndefined();
  invalidations.trusted = true;
  expect(await read("a")).toBe("one");
});

it("waits for what is just arriving", async () => {
  await read("a");
  let arrive: (found: ReturnType<typeof entry>) => void = () => {};
  const arrival = store.set("a", new Promise((resolve) => (arrive = resolve)));
  const asked = read("a");
  arrive(entry("one"));
  await arrival;
  expect(await asked).toBe("one");
});

it("gives what ends by itself only the rest of its time", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await read("a");
  await fill("a", "one", ["posts"], 60);
  vi.advanceTimersByTime(40_000);
  const found = await store.get("a", []);
  expect(found).toMatchObject({ revalidate: 20, timestamp: now() });
  vi.advanceTimersByTime(20_000);
  expect(await read("a")).toBeUndefined();
});

it("is over at its time although the machine has slept", async () => {
  vi.useFakeTimers({ toFake: ["Date"] }); // Next's clock stands still meanwhile
  await read("a");
  await fill("a", "one", ["agenda"], 60);
  vi.advanceTimersByTime(60_000);
  expect(await read("a")).toBeUndefined();
});

it("keeps nothing of a function that failed", async () => {
  await read("a");
  await expect(store.set("a", Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await read("a")).toBeUndefined();
});
