import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db";
import type { ListQuery } from "../listing";
import { countByCategory, createPost, deletePost, getPost, listPosts, updatePost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };
const titles = async (query: Partial<ListQuery> & { exclude?: string }) =>
  (await listPosts({ ...all, ...query })).items.map(({ titulo }) => titulo);

beforeEach(() => db.post.deleteMany());

describe("a new post", () => {
  it("is active and has a readable permalink of its own", async () => {
    const first = await createPost(draft);
    const second = await createPost(draft);
    expect(first).toMatchObject({ ...draft, active: true, permalink: "cafe-da-manha", image: null });
    expect(second.permalink).toBe("cafe-da-manha-2");
  });

  it("does not take the address of another page", async () => {
    expect((await createPost({ ...draft, titulo: "Private" })).permalink).toBe("private-2");
    expect((await createPost({ ...draft, titulo: "🦄" })).permalink).toBe("artigo");
  });

  it("is found by its id and by its permalink", async () => {
    const { id, permalink } = await createPost(draft);
    expect((await getPost(id)).id).toBe(id);
    expect((await getPost(permalink)).id).toBe(id);
  });

  it("may show a picture that lives elsewhere, but not an upload that does not exist", async () => {
    const post = await createPost({ ...draft, image: "https://fotos.example/a.jpg", imageAlt: "Pão" });
    expect(post.image).toMatchObject({ url: "https://fotos.example/a.jpg", alt: "Pão" });
    await expect(createPost({ ...draft, image: "/imagens/nada" })).rejects.toMatchObject({
      code: "invalid",
      fields: { image: "Imagem não encontrada. Envie novamente" },
    });
  });
});

describe("an update", () => {
  it("keeps what it does not mention: picture, status, permalink", async () => {
    const created = await createPost({
      ...draft,
      image: "https://fotos.example/a.jpg",
      imageAlt: "Pão",
      active: false,
    });
    const updated = await updatePost(created.id, { ...draft, titulo: "Outro título" });
    expect(updated).toMatchObject({ titulo: "Outro título", active: false, permalink: "cafe-da-manha" });
    expect(updated.image?.alt).toBe("Pão");
  });

  it("with the same web address keeps the picture's row and takes the new description", async () => {
    const created = await createPost({ ...draft, image: "https://fotos.example/a.jpg", imageAlt: "Pão" });
    const updated = await updatePost(created.id, { ...draft, image: "https://fotos.example/a.jpg", imageAlt: "Bolo" });
    expect(updated.image).toMatchObject({ id: created.imageId, alt: "Bolo" });
  });

  it("takes the picture away when told so", async () => {
    const { id } = await createPost({ ...draft, image: "https://fotos.example/a.jpg" });
    expect((await updatePost(id, { ...draft, image: "" })).image).toBeNull();
  });

  it("of no post is not found", async () => {
    await expect(updatePost("nada", draft)).rejects.toMatchObject({
      code: "notFound",
      message: "Artigo não encontrado",
    });
  });
});

describe("deleting", () => {
  it("takes reviews and reactions along, and is not found the second time", async () => {
    const { id } = await createPost(draft);
    await db.review.create({ data: { postId: id, nome: "A", email: "a@example.com", rating: 5, comment: "b" } });
    await deletePost(id);
    expect(await db.review.count()).toBe(0);
    await expect(deletePost(id)).rejects.toMatchObject({ code: "notFound" });
  });
});

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
      { slug: "cafe-da-manha", count: 1 },
      { slug: "cestas-basicas", count: 1 },
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

  it("survives every kind of search text", async () => {
    await createPost(draft);
    for (const q of ["'", "a & | ! ( )", '"sem fim', "\\", "de", "%_", "-", ":*", "🦄"]) await titles({ q });
  });
});
