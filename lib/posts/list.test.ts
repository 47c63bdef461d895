import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import type { ListQuery } from "../lists/listing";
import { countByCategory, getPost, listPictured, listPosts, nextPublication } from "./list";
import { postInput } from "./schema";
import { createPost, updatePost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };
const titles = async (query: Partial<ListQuery> & { exclude?: string }) =>
  (await listPosts({ ...all, ...query })).items.map(({ titulo }) => titulo);

beforeEach(() => db.post.deleteMany());

describe("a list", () => {
  it("is newest first, by pages, with the true total", async () => {
    for (let day = 1; day <= 5; day++) {
      const { id } = await createPost({ ...draft, titulo: `Dia ${day}` });
      await db.post.update({ where: { id }, data: { createdAt: new Date(2026, 0, day) } });
    }
    const page = await listPosts({ ...all, page: 2, limit: 2 });
    expect(page.items.map(({ titulo }) => titulo)).toEqual(["Dia 3", "Dia 2"]);
    expect(page).toMatchObject({ total: 5, pages: 3, page: 2 });
    expect((await listPosts({ ...all, page: 9, limit: 2 })).items).toEqual([]);
  });

  it("is filtered by status and category, and may leave one out", async () => {
    const { id } = await createPost(draft);
    await createPost({ ...draft, titulo: "Oculto", active: false });
    await createPost({ ...draft, titulo: "Cesta", slug: "cestas-basicas" });
    expect(await titles({ status: "desabilitados" })).toEqual(["Oculto"]);
    expect(await titles({ status: "ativos", categoria: "cestas-basicas" })).toEqual(["Cesta"]);
    expect(await titles({ status: "ativos", exclude: id })).toEqual(["Cesta"]);
    expect(await countByCategory()).toEqual([
      { kind: "cafe-da-manha", count: 1 },
      { kind: "cestas-basicas", count: 1 },
    ]);
  });

  it("is searched without regard to accents and plurals, the title first", async () => {
    await createPost({ ...draft, titulo: "Sopa", description: "Feita com doações da feira." });
    await createPost({ ...draft, titulo: "Doação de agasalhos" });
    expect(await titles({ q: "doacao" })).toEqual(["Doação de agasalhos", "Sopa"]);
    expect(await titles({ q: "DOAÇÕES" })).toHaveLength(2);
    expect(await titles({ q: "agas" })).toEqual(["Doação de agasalhos"]);
    expect(await titles({ q: "bicicleta" })).toEqual([]);
  });

  it("of those with a picture has what visitors may see, and no other", async () => {
    const image = "https://fotos.example/a.jpg";
    const { id } = await createPost({ ...draft, image });
    await createPost(draft);
    await createPost({ ...draft, image, active: false });
    await createPost({ ...draft, image, createdAt: new Date(Date.now() + 3_600_000) });
    expect((await listPictured(9)).map((post) => post.id)).toEqual([id]);
  });

  it("survives every kind of search text", async () => {
    await createPost(draft);
    for (const q of ["'", "a & | ! ( )", '"sem fim', "\\", "de", "%_", "-", ":*", "🦄"]) await titles({ q });
  });
});

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
