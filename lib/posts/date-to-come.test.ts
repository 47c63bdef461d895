import { describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { ListQuery } from "../lists/filters";
import { countByCategory, getPost, listPosts, nextPublication } from "./list";
import { postInput } from "./schema";
import { createPost, updatePost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

emptyForEachTest("Post");

describe("a post with a date to come", () => {
  it("is the administrators' until then, and visitors' afterwards", async () => {
    const createdAt = new Date(Date.now() + 3_600_000);
    const { id } = await createPost({ ...draft, createdAt });
    expect((await listPosts({ ...all, status: "ativos" })).total).toBe(1);
    expect((await listPosts({ ...all, status: "ativos", published: true })).total).toBe(0);
    await expect(getPost(id, { publicOnly: true })).rejects.toMatchObject({ code: "notFound" });
    const left = (await nextPublication()) ?? 0;
    expect(left).toBeGreaterThan(3_500);
    expect(left).toBeLessThanOrEqual(3_600);
    expect(await countByCategory()).toEqual([]);
    await updatePost(id, { ...draft, createdAt: new Date(Date.now() - 1000) });
    expect((await getPost(id, { publicOnly: true })).id).toBe(id);
    expect(await nextPublication()).toBeUndefined();
  });

  it("is published at once when its date is taken away, which moves no date that has passed", async () => {
    const { id } = await createPost({ ...draft, createdAt: new Date(Date.now() + 3_600_000) });
    await updatePost(id, draft);
    await expect(getPost(id, { publicOnly: true })).rejects.toMatchObject({ code: "notFound" });
    const { createdAt } = await updatePost(id, { ...draft, createdAt: null });
    expect(await getPost(id, { publicOnly: true })).toMatchObject({ id, createdAt });
    expect(await updatePost(id, { ...draft, createdAt: null })).toMatchObject({ createdAt });
  });

  it("a draft is published at the moment of that, not of its first save, unless a date is given", async () => {
    const { id } = await createPost({ ...draft, active: false, createdAt: null });
    const firstSaved = new Date(Date.now() - 7 * 86_400_000);
    await db.post.update({ where: { id }, data: { createdAt: firstSaved } });
    const empty = { ...draft, createdAt: null };
    expect(await updatePost(id, { ...empty, active: false })).toMatchObject({ createdAt: firstSaved });
    expect(await updatePost(id, { ...draft, active: true })).toMatchObject({ createdAt: firstSaved });
    await updatePost(id, { ...draft, active: false });
    const { createdAt } = await updatePost(id, { ...empty, active: true });
    expect(Date.now() - createdAt.getTime()).toBeLessThan(60_000);
    expect(await updatePost(id, { ...empty, active: true })).toMatchObject({ createdAt });
  });

  it("is published by the database's clock, however far ahead this machine's own is", async () => {
    const { id } = await createPost({ ...draft, createdAt: new Date(Date.now() + 60_000) });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    try {
      // What is not listed yet is still to come: else a list without it would be kept for ever.
      expect((await listPosts({ ...all, status: "ativos", published: true })).total).toBe(0);
      await expect(getPost(id, { publicOnly: true })).rejects.toMatchObject({ code: "notFound" });
      expect(await nextPublication()).toBeGreaterThan(0);
      expect(await countByCategory()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("without a date is of now by the database's clock, and listed at once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    try {
      await createPost(draft);
      expect((await listPosts({ ...all, status: "ativos", published: true })).total).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("takes the date as a form writes it, by the clock of the project", () => {
    const createdAt = (text: string) => postInput.parse({ ...draft, createdAt: text }).createdAt?.toISOString();
    expect(createdAt("2026-12-24T19:30")).toBe("2026-12-24T22:30:00.000Z");
    expect(createdAt("2026-12-24T19:30:00Z")).toBe("2026-12-24T19:30:00.000Z");
    expect(postInput.parse({ ...draft, createdAt: "" }).createdAt).toBeNull();
    expect(postInput.safeParse({ ...draft, createdAt: "amanhã" }).success).toBe(false);
  });
});
