import { expect, it, vi } from "vitest";
import { file, page, storeForEachTest } from "./next-prerender-cache.fixture";

const { store, request } = storeForEachTest();

it("gives a page only for what is left of its time, and then not at all", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await store().get("/a");
  await store().set("/a", page("posts"), { cacheControl: { revalidate: 60, expire: 360 } });
  expect((await store().get("/a"))?.cacheControl).toEqual({ revalidate: 60, expire: 360 });
  vi.advanceTimersByTime(40_000);
  expect((await store().get("/a"))?.cacheControl).toEqual({ revalidate: 20, expire: 360 });
  vi.advanceTimersByTime(20_000);
  expect(await store().get("/a")).toBeNull();
});

it("is over at its time although the machine has slept", async () => {
  vi.useFakeTimers({ toFake: ["Date"] }); // the monotonic clock stands still meanwhile
  await store().get("/agenda");
  await store().set("/agenda", page("agenda"), { cacheControl: { revalidate: 60, expire: 360 } });
  vi.advanceTimersByTime(60_000);
  expect(await store().get("/agenda")).toBeNull();
});

it("drops the least recently visited pages when they are too many", async () => {
  const big = "x".repeat(15 * 1024 * 1024);
  for (const key of ["/1", "/2", "/3", "/4"]) await store().set(key, page("", big));
  await store().get("/1");
  await store().set("/5", page("", big));
  expect(await store().get("/1")).not.toBeNull();
  expect(await store().get("/2")).toBeNull();
});

it("keeps what a file's address answers to GET, and nothing that was said to another method or in an outage", async () => {
  for (const status of [204, 405, 500, 503]) {
    await store().set("/feed.xml", file(status));
    expect(await request().get("/feed.xml"), String(status)).toBeNull();
  }
  for (const status of [200, 404]) {
    await store().set("/feed.xml", file(status));
    expect((await request().get("/feed.xml"))?.value.status).toBe(status);
  }
});

it("keeps pages, missing ones, too, and neither errors nor ways to somewhere else", async () => {
  for (const status of [500, 307]) {
    await store().set("/a", { ...page("posts"), status });
    expect(await request().get("/a"), String(status)).toBeNull();
  }
  for (const status of [undefined, 404]) {
    await store().set("/a", { ...page("posts"), status });
    expect(await request().get("/a"), String(status)).not.toBeNull();
  }
});

it.each([
  ["has no tags, so that no save ends it,", file(200, "")],
  ["has only the tags that Next gives each address", page("_N_T_/layout,_N_T_/sobre/page,_N_T_/sobre")],
])("what %s is kept for a minute at most", async (_, answer) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await store().set("/a", answer, { cacheControl: { revalidate: false } });
  vi.advanceTimersByTime(20_000);
  expect((await request().get("/a"))?.cacheControl).toEqual({ revalidate: 40 });
  vi.advanceTimersByTime(40_000);
  expect(await request().get("/a")).toBeNull();
});

it("keeps what has tags until a save, and what has none no longer than its own time", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await store().set("/a", page("_N_T_/layout,posts"), { cacheControl: { revalidate: false } });
  await store().set("/b", file(200, ""), { cacheControl: { revalidate: 10 } });
  expect((await request().get("/b"))?.cacheControl).toEqual({ revalidate: 10 });
  vi.advanceTimersByTime(365 * 86_400_000);
  expect((await request().get("/a"))?.cacheControl).toEqual({ revalidate: false });
});

it("counts what is missing, too: made-up addresses drive each other out, and not what is read", async () => {
  await store().set("/a", page("posts"));
  const card = (index: number) => `/cartao/posts/${index}.jpg`;
  for (let index = 0; index < 70_000; index++) {
    await store().set(card(index), file(404));
    if (index % 10_000 === 0) await store().get("/a");
  }
  expect(await store().get(card(0))).toBeNull();
  expect(await store().get(card(69_999))).not.toBeNull();
  expect(await store().get("/a")).not.toBeNull();
});

it("counts the addresses, too: long ones that were made up do not fill the memory", async () => {
  const name = (index: number) => `/${index}`.padEnd(1024 * 1024, "x");
  for (let index = 0; index < 40; index++) await store().set(name(index), page(""));
  expect(await store().get(name(0))).toBeNull();
  expect(await store().get(name(39))).not.toBeNull();
});

it("counts the tags, too", async () => {
  const tags = "x".repeat(1024 * 1024);
  for (let index = 0; index < 40; index++) await store().set(`/${index}`, page(tags));
  expect(await store().get("/0")).toBeNull();
  expect(await store().get("/39")).not.toBeNull();
});
