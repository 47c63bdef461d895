import { cacheLife } from "next/cache";
import { expect, it, vi } from "vitest";
import { readPost } from "./public";
import { createPost } from "./service";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

it("an article's reactions are counted anew within the hour, although none of them ends the page", async () => {
  const { permalink } = await createPost({ titulo: "T", description: "x", autor: "A", slug: "acoes" });
  expect((await readPost(permalink))?.reactions).toMatchObject({ LIKE: 0 });
  // Of what a page is made of the shortest life counts.
  expect(cacheLife).toHaveBeenCalledWith(expect.objectContaining({ revalidate: 3_600 }));
});
