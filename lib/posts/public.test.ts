import { expect, it, vi } from "vitest";
import { lifeOf } from "../cached-read.fixture";
import { readNewPosts, readPost, readSideBoxes } from "./public";
import { createPost } from "./service";

vi.mock("next/cache", async () => (await import("../cached-read.fixture")).nextCache);

it("an article's reactions are counted anew within the hour, although none of them ends the page", async () => {
  const { permalink } = await createPost({ titulo: "T", description: "x", autor: "A", slug: "acoes" });
  expect((await readPost(permalink))?.reactions).toMatchObject({ LIKE: 0 });
  expect(lifeOf("readPost")).toBe(3_600);
});

it("the lists beside an article leave it out, and are full without it", async () => {
  const post = { description: "x", autor: "A", slug: "treinamentos" } as const;
  const posts = [];
  for (let n = 1; n <= 6; n++) posts.push(await createPost({ ...post, titulo: `Beside ${n}` }));
  const [first, , , , , newest] = posts.map(({ id }) => id);
  const shownBeside = async (id = "") => {
    const [{ related }, { items, total, pages }] = await Promise.all([
      readSideBoxes(id, "treinamentos"),
      readNewPosts(id),
    ]);
    const titles = (list: { titulo: string }[]) => list.map(({ titulo }) => titulo.at(-1)).join("");
    return { related: titles(related), items: titles(items), more: total > 4 && pages > 1 };
  };
  expect(await shownBeside(newest)).toEqual({ related: "5432", items: "543", more: true });
  expect(await shownBeside(first)).toEqual({ related: "6543", items: "654", more: true });
});
