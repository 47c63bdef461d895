import { beforeEach, describe, expect, it, vi } from "vitest";
import { readAgenda, readEventSitemap, readFeed, readPast, readUpcoming } from "../calendar/public";
import { db } from "../db/client";
import { log } from "../log";
import {
  readBlogSection,
  readLatestPosts,
  readNewPosts,
  readPostSitemap,
  readPosts,
  readSideBoxes,
} from "../posts/public";
import { presentEach } from "./present-each";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

const told = vi.spyOn(log, "error");
beforeEach(() => void told.mockClear());

describe("a row that cannot be shown", () => {
  const present = ({ id }: { id: string }) => {
    if (id === "b") throw new RangeError("Invalid time value");
    return id;
  };

  it("is left out and told, and the others are shown", () => {
    expect(presentEach([{ id: "a" }, { id: "b" }, { id: "c" }], present)).toEqual(["a", "c"]);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ item: "b" }), expect.any(String));
  });

  it("is a fault of ours when all of them are like it", () => {
    expect(() => presentEach([{ id: "b" }, { id: "b" }], present)).toThrow("Invalid time value");
    expect(presentEach([{ id: "b" }], present)).toEqual([]);
  });
});

// Invalid for every schema: a date beyond those of JavaScript, written to the database directly.

it("one article takes no list or sitemap with it", async () => {
  for (const [permalink, moment] of [
    ["bom", "2026-01-01"],
    ["outro", "2026-01-02"],
    ["cabana", "0044-03-15 BC"],
  ])
    await db.$executeRaw`
      INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "createdAt", "updatedAt")
      VALUES (${permalink}, 'Sopa', 'Uma sopa', 'A', 'acoes', ${permalink}, ${moment}::timestamptz, 'infinity')`;
  await db.$executeRaw`UPDATE "Post" SET "updatedAt" = now() WHERE permalink = 'bom'`;
  const shown = (list: { permalink: string }[]) => list.map(({ permalink }) => permalink);
  expect(shown((await readPosts(1)).items)).toEqual(["outro", "bom"]);
  expect(shown((await readBlogSection(1)).items)).toEqual(["outro", "bom"]);
  const found = await readBlogSection(1, "sopa");
  expect(shown(found.items)).toHaveLength(2);
  expect(found.items.map(({ marked }) => marked?.titulo[0]?.hit)).toEqual([true, true]);
  expect(shown((await readSideBoxes("x", "acoes")).related)).toEqual(["outro", "bom"]);
  expect(shown((await readNewPosts("x")).items)).toEqual(["outro", "bom"]);
  expect(shown(await readLatestPosts(20))).toEqual(["bom"]); // that one says when it changed, too
  expect((await readPostSitemap(1))?.match(/<loc>[^<]*bom<\/loc>/)).toHaveLength(1);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ item: "cabana" }), expect.any(String));
});

it("one event takes no agenda and no calendar with it", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const [id, moment] of [
    ["certo", tomorrow],
    ["sem-fim", "infinity"],
    ["antigo", "-infinity"],
  ])
    await db.$executeRaw`
      INSERT INTO "CalendarEvent" (id, acoes, local, eventos, "startsAt", "updatedAt")
      VALUES (${id}, 'Sopa', 'Praça', 'Jantar', ${moment}::timestamptz, now())`;
  expect((await readAgenda()).upcoming.map(({ _id }) => _id)).toEqual(["certo"]);
  expect((await readUpcoming(1)).items.map(({ _id }) => _id)).toEqual(["certo"]);
  expect((await readPast(1)).items).toEqual([]);
  expect((await readFeed()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(await readEventSitemap(1)).toContain("certo");
});

it.each([
  ["quotation marks", '"'.repeat(10_000)],
  ["marks of quotes", "> ".repeat(10_000)],
  ["marks of quotes at once", ">".repeat(10_000)],
  ["comments", "x<!--".repeat(12_000)],
  ["empty lines", `x${"\n".repeat(60_000)}x`],
  ["brackets", "![".repeat(30_000)],
])("an article of ten thousand %s is in every list", async (name, description) => {
  const permalink = name.replaceAll(" ", "-");
  const post = { titulo: name, description, autor: description, slug: "acoes", permalink };
  await db.post.create({ data: { ...post, createdAt: new Date("2026-03-01") } });
  expect((await readPosts(1)).items.map(({ titulo }) => titulo)).toContain(name);
  expect((await readBlogSection(1, name)).items.map(({ titulo }) => titulo)).toContain(name);
});
