import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import type { ListQuery } from "../lists/filters";
import { getPost, listPosts } from "./list";
import { createPost, deletePosts, setPostsActive, updatePost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

emptyForEachTest("Trash", "Post");

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

  it("has a permalink of its own, also when several of the same title come at once", async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => createPost(draft)));
    expect(new Set(posts.map(({ permalink }) => permalink)).size).toBe(5);
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
  it("keeps what it does not mention: picture, status", async () => {
    const created = await createPost({
      ...draft,
      image: "https://fotos.example/a.jpg",
      imageAlt: "Pão",
      active: false,
    });
    const updated = await updatePost(created.id, { ...draft, titulo: "Outro título" });
    expect(updated).toMatchObject({ titulo: "Outro título", active: false });
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
    await deletePosts([id]);
    expect(await db.review.count()).toBe(0);
    await expect(deletePosts([id])).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("what administrators do", () => {
  const ana = { id: "ana", name: "Ana" };

  it("is recorded under their name, with what changed and only that", async () => {
    const post = await actingAs(ana, () => createPost(draft));
    await actingAs(ana, () => updatePost(post.id, { ...draft, titulo: "Café e bolo" }));
    await actingAs(ana, () => updatePost(post.id, { ...draft, titulo: "Café e bolo" }));
    await actingAs(ana, () => deletePosts([post.id]));
    const { items } = await listChanges({ entity: "post", entityId: post.id, page: 1, limit: 10 });
    expect(items.map(({ action, userName, title }) => [action, userName, title])).toEqual([
      ["DELETE", "Ana", "Café e bolo"],
      ["UPDATE", "Ana", "Café e bolo"],
      ["CREATE", "Ana", "Café da manhã"],
    ]);
    expect(items[1]?.fields).toEqual({ titulo: ["Café da manhã", "Café e bolo"] });
  });

  it("does not overwrite what somebody saved meanwhile, and says who", async () => {
    const opened = await createPost(draft);
    const seen = opened.updatedAt.toISOString();
    const save = (autor: string) => updatePost(opened.id, { ...draft, autor, seen });
    await actingAs(ana, () => save("Ana"));
    const refused = (message: RegExp) => ({ code: "stale", message: expect.stringMatching(message) });
    const byAna = /^Ana alterou este item em \d{2}-\d{2}-\d{4} às \d{2}:\d{2}, depois que você o abriu\.$/;
    await expect(save("Bia")).rejects.toMatchObject(refused(byAna));
    const inAnotherTab = /^Você alterou este item em .+, em outra aba ou aparelho, depois que o abriu aqui\.$/;
    await expect(actingAs(ana, () => save("Rui"))).rejects.toMatchObject(refused(inAnotherTab));
    expect((await getPost(opened.id)).autor).toBe("Ana");
  });

  it("may switch several at once", async () => {
    const [one, other] = [await createPost(draft), await createPost(draft)];
    await setPostsActive([one.id, other.id], false);
    expect((await listPosts({ ...all, status: "desabilitados" })).total).toBe(2);
  });
});
