import { beforeEach, expect, it, vi } from "vitest";
import { GET as answerCampaignPoster } from "@/app/(site)/campanhas/[permalink]/cartaz.pdf/route";
import { drawCard } from "@/app/cartao/[...path]/draw-card";
import { forgetLives, lifeOf } from "./cached-read.fixture";
import { db } from "./db/client";
import { createPost } from "./posts/service";

// What contains other cached reads and sets a life of its own is kept for that long, whatever theirs are.

vi.mock("next/cache", async () => (await import("./cached-read.fixture")).nextCache);

const DAY_S = 86_400;

beforeEach(async () => {
  forgetLives();
  await db.post.deleteMany();
});

it("an article's card, asked for before its publication, is drawn anew then", async () => {
  const createdAt = new Date(Date.now() + 600_000);
  const post = { titulo: "Amanhã", description: "x", autor: "A", slug: "acoes", createdAt } as const;
  const { permalink } = await createPost(post);
  expect(await drawCard(["posts", permalink])).toBeUndefined();
  expect(lifeOf("drawCard")).toBeGreaterThan(500);
  expect(lifeOf("drawCard")).toBeLessThanOrEqual(600);
});

it.each(["campanhas", "precisamos", "eventos"])(
  "a card of /%s, where the day matters, is drawn anew each day",
  async (folder) => {
    expect(await drawCard([folder, "nada"])).toBeUndefined();
    expect(lifeOf("drawCard")).toBeLessThanOrEqual(DAY_S);
  },
);

it("a campaign's poster, which has a Pix code, is not given out after the campaign's last day", async () => {
  const context = { params: Promise.resolve({ permalink: "nada" }) };
  expect((await answerCampaignPoster(new Request("http://x.example"), context)).status).toBe(404);
  expect(lifeOf("drawCampaignPoster")).toBeLessThanOrEqual(DAY_S);
});
