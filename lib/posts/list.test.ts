import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { ListQuery } from "../lists/filters";
import { countByCategory, listPictured, listPosts } from "./list";
import { createPost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };
const titles = async (query: Partial<ListQuery> & { exclude?: string }) =>
  (await listPosts({ ...all, ...query })).items.map(({ titulo }) => titulo);

emptyForEachTest("Post");

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
