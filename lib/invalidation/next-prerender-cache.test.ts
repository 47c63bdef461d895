import { expect, it, vi } from "vitest";
import { invalidations } from "./invalidations.mjs";
import { page, storeForEachTest } from "./next-prerender-cache.fixture";

const { store, request } = storeForEachTest();

it("starts empty and gives back what was set", async () => {
  expect(await store().get("/a")).toBeNull();
  await store().set("/a", page("posts"));
  expect((await store().get("/a"))?.value.html).toBe("<p>");
});

it("forgets the pages of an invalidated tag and keeps the others", async () => {
  await store().set("/a", page("posts,post:1"));
  await store().set("/b", page("agenda"));
  await invalidations.invalidate(["post:1"]);
  expect(await store().get("/a")).toBeNull();
  expect(await store().get("/b")).not.toBeNull();
});

it("does not keep a page whose render began before the save that it missed", async () => {
  await store().get("/a"); // the render begins
  const saved = invalidations.invalidate(["posts"]); // the save
  await store().set("/a", page("posts", "old")); // the render ends
  await saved;
  const next = request();
  expect(await next.get("/a")).toBeNull();
  await next.set("/a", page("posts", "new"));
  expect((await next.get("/a"))?.value.html).toBe("new");
});

it("does not confuse two renders that run at once", async () => {
  await store().get("/a"); // the first render begins
  const first = invalidations.invalidate(["posts"]);
  const other = request();
  await other.get("/a"); // the second begins
  await store().set("/a", page("posts", "older"));
  const second = invalidations.invalidate(["posts"]); // the save that the second missed
  await other.set("/a", page("posts", "old"));
  await Promise.all([first, second]);
  expect(await request().get("/a")).toBeNull();
});

it("does not keep a page revalidated in the background that missed a save", async () => {
  await store().get("/a");
  await store().set("/a", page("posts", "first"));
  const renewing = request();
  await renewing.get("/a"); // its time is over: it is served once more, and rendered behind
  await invalidations.invalidate(["posts"]);
  await renewing.set("/a", page("posts", "old"));
  expect(await request().get("/a")).toBeNull();
});

it("lets a save end only after the renders that began before it", async () => {
  await store().get("/a");
  let saved = false;
  const save = invalidations.invalidate(["posts"]).then(() => {
    saved = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(saved).toBe(false);
  await store().set("/a", page("posts", "old"));
  await save;
  expect(saved).toBe(true);
});

it("returns nothing while other processes' saves cannot be heard", async () => {
  await store().get("/a");
  await store().set("/a", page("posts"));
  invalidations.trusted = false;
  expect(await store().get("/a")).toBeNull();
  invalidations.trusted = true;
  expect(await store().get("/a")).not.toBeNull();
});

it("invalidates again after a render that a save had overtaken", async () => {
  await store().get("/a");
  invalidations.mark(["posts"]);
  const saved = invalidations.generation; // somebody joins the render now
  await store().set("/a", page("posts", "old"));
  expect(invalidations.generation).toBeGreaterThan(saved);
});

it("keeps what was rendered since the save, while other renders of before it end", async () => {
  const earlier = [request(), request()];
  for (const render of earlier) await render.get("/a");
  invalidations.mark(["posts"]);
  const later = request();
  await later.get("/b");
  for (const render of earlier) await render.set("/a", page("posts", "old"));
  await later.set("/b", page("posts", "new"));
  expect((await request().get("/b"))?.value.html).toBe("new");
});

it("does not wait for long for a render that never ends, nor takes it for another one", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await store().get("/a"); // nobody waits for it any more
  vi.advanceTimersByTime(2_000);
  await invalidations.invalidate(["posts"]);
  const next = request();
  await next.get("/a");
  await next.set("/a", page("posts", "new"));
  expect((await request().get("/a"))?.value.html).toBe("new");
});
