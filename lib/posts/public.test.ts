import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { lifeOf } from "../cached-read.fixture";
import { db } from "../db/client";
import { readBlogSection, readCampaignPosts, readNewPosts, readPost, readPosts, readSideBoxes } from "./public";
import { createPost } from "./service";

vi.mock("next/cache", async () => (await import("../cached-read.fixture")).nextCache);

/** What happens before it is known when the next article publishes itself. */
const before = vi.hoisted(() => ({ nextPublication: async () => {} }));
vi.mock("./list", async (importOriginal) => {
  const list = await importOriginal<typeof import("./list")>();
  const nextPublication = () => before.nextPublication().then(list.nextPublication);
  return { ...list, nextPublication };
});

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

it.each<[string, (post: { id: string; campaignId: string }) => Promise<unknown>]>([
  ["the blog", () => readPosts(1)],
  ["the home page", () => readBlogSection(1)],
  ["its own page", ({ id }) => readPost(id)],
  ["what stands beside articles", () => readSideBoxes("", "refeicoes")],
  ["the newest ones", () => readNewPosts("")],
  ["its campaign's page", ({ campaignId }) => readCampaignPosts(campaignId)],
])("an article that is published just while it is read is not missing for good: %s", async (_place, read) => {
  const day = new Date("2026-11-28");
  const { id: campaignId } = await db.campaign.create({
    data: {
      titulo: "C",
      description: "x",
      permalink: randomUUID(),
      goalKind: "MONEY",
      goal: 1,
      startsOn: day,
      endsOn: day,
    },
  });
  const post = { titulo: "Na hora", description: "x", autor: "A", slug: "refeicoes", campaignId };
  const { id } = await createPost({ ...post, createdAt: new Date(Date.now() + 3_600_000) });
  before.nextPublication = async () => {
    await setTimeout(500); // whatever is read beside it has been read
    await db.post.update({ where: { id }, data: { createdAt: new Date(Date.now() - 1000) } });
  };
  const shown = await read({ id, campaignId });
  before.nextPublication = async () => {};
  expect(JSON.stringify(shown)).toContain(id);
});
