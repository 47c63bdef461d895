import { beforeEach, expect, it, vi } from "vitest";
import { GET as answerCampaignPoster } from "@/app/(site)/campanhas/[permalink]/cartaz.pdf/route";
import { GET as answerNeedsPoster } from "@/app/(site)/precisamos/cartaz.pdf/route";
import { drawCard } from "@/app/cartao/[...path]/draw-card";
import { GET as answerFeed } from "@/app/feed.xml/route";
import { forgetLives, lifeOf, tagsOf } from "./cached-read.fixture";
import { readFeed, readUpcoming } from "./calendar/public";
import { readCampaign, readCampaignName, readCurrentCampaigns, readPastCampaigns } from "./campaigns/public";
import { db } from "./db/client";
import { readDonations } from "./donations/public";
import {
  readCampaignNeeds,
  readEndedNeeds,
  readNeed,
  readNeedParts,
  readOpenNeeds,
  readWantedNeeds,
} from "./needs/public";
import { readCampaignPosts, readPost, readPosts } from "./posts/public";
import { createPost } from "./posts/service";
import { readProjects } from "./projects/public";
import { readSite } from "./settings/public";
import { readVolunteers } from "./volunteers/public";

// What contains other cached reads and sets a life of its own is kept for that long, whatever theirs are.

vi.mock("next/cache", async () => (await import("./cached-read.fixture")).nextCache);

const DAY_S = 86_400;
/** So much longer lives what contains other reads. */
const AFTER_READS_S = 2;

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
  expect(lifeOf("drawCard")).toBeLessThanOrEqual(600 + AFTER_READS_S);
});

it.each(["campanhas", "precisamos", "eventos"])(
  "a card of /%s, where the day matters, is drawn anew each day",
  async (folder) => {
    expect(await drawCard([folder, "nada"])).toBeUndefined();
    expect(lifeOf("drawCard")).toBeLessThanOrEqual(DAY_S + AFTER_READS_S);
  },
);

it("a campaign's poster, which has a Pix code, is not given out after the campaign's last day", async () => {
  const context = { params: Promise.resolve({ permalink: "nada" }) };
  expect((await answerCampaignPoster(new Request("http://x.example"), context)).status).toBe(404);
  expect(lifeOf("drawCampaignPoster")).toBeLessThanOrEqual(DAY_S + AFTER_READS_S);
});

const poster = { params: Promise.resolve({ permalink: "nada" }) };

it.each<[outer: string, inner: string, read: () => Promise<unknown>]>([
  ["drawCard", "readPost", () => drawCard(["posts", "nada"])],
  ["drawCard", "readCampaign", () => drawCard(["campanhas", "nada"])],
  ["drawCard", "readNeed", () => drawCard(["precisamos", "nada"])],
  ["drawCampaignPoster", "readCampaign", () => answerCampaignPoster(new Request("http://x.example"), poster)],
  ["drawNeedsPoster", "readOpenNeeds", () => answerNeedsPoster()],
  ["writeFeed", "readLatestPosts", () => answerFeed()],
])("%s ends after %s, so that it is not made anew of what that still has from before", async (outer, inner, read) => {
  const createdAt = new Date(Date.now() + 600_000);
  await createPost({ titulo: "Amanhã", description: "x", autor: "A", slug: "acoes", createdAt });
  await read();
  expect(lifeOf(inner)).toBeLessThan(Number.POSITIVE_INFINITY);
  // More than a second, by which a life is rounded up.
  expect(lifeOf(outer) - lifeOf(inner)).toBeGreaterThan(1);
});

const NEEDS = ["needs", "donations", "projects", "calendar", "campaigns"];

it.each<[reader: string, read: () => Promise<unknown>, tags: string[]]>([
  ["readOpenNeeds", () => readOpenNeeds(1), NEEDS],
  ["readWantedNeeds", () => readWantedNeeds(1), NEEDS],
  ["readEndedNeeds", () => readEndedNeeds(1), NEEDS],
  ["readCampaignNeeds", () => readCampaignNeeds("nada"), NEEDS],
  ["readNeed", () => readNeed("nada"), NEEDS],
  ["readOpenAddresses", readNeedParts, ["needs", "donations"]],
  ["readCurrentCampaigns", () => readCurrentCampaigns(), ["campaigns", "donations"]],
  ["readPastCampaigns", () => readPastCampaigns(1), ["campaigns", "donations"]],
  ["readCampaign", () => readCampaign("nada"), ["campaigns", "donations"]],
  ["readCampaignName", () => readCampaignName("nada"), ["campaigns"]],
  ["readDonations", () => readDonations(), ["donations"]],
  ["readPosts", () => readPosts(1), ["posts"]],
  ["readCampaignPosts", () => readCampaignPosts("nada"), ["posts"]],
  ["readUpcoming", () => readUpcoming(1), ["calendar"]],
  ["readFeed", readFeed, ["calendar"]],
  ["readProjects", () => readProjects(undefined, 1), ["projects"]],
  ["readVolunteers", () => readVolunteers(1), ["volunteers"]],
  ["readSite", readSite, ["settings"]],
])("%s ends with each save of what it shows", async (reader, read, tags) => {
  await read();
  expect(tagsOf(reader).sort()).toEqual(tags.sort());
});

it("an article ends with a save of any article, whose permalink it may take, and of its own reviews", async () => {
  const { id } = await createPost({ titulo: "Hoje", description: "x", autor: "A", slug: "acoes" });
  await readPost(id);
  expect(tagsOf("readPost")).toEqual(["posts", `post:${id}`]);
});
