import { expect, it, vi } from "vitest";
import { createPost } from "../posts/service";
import { readCard } from "./cards";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

it.each([
  ["Ana Souza", /^Por Ana Souza · \d{2}-\d{2}-\d{4}$/],
  ["日本 🦄", /^\d{2}-\d{2}-\d{4}$/],
])("an article's picture names its author %s, if its font has the letters", async (autor, note) => {
  const { permalink } = await createPost({ titulo: "T", description: "x", autor, slug: "acoes" });
  expect((await readCard(["posts", permalink]))?.note).toMatch(note);
});
