import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { listChanges } from "../history/list";
import { getPost } from "../posts/list";
import { deleteReviews } from "../posts/reviews";
import { createPost, deletePosts } from "../posts/service";
import { clearSample, countSample, rememberSample } from "../sample/service";
import { idOf, importInTest, ndjson, oid } from "./legacy-import.fixture";

const { importOf } = importInTest();

describe("posts", () => {
  const post = {
    _id: oid(1),
    titulo: "Sopa da noite",
    description: "Servimos **120** pratos.",
    autor: "Marlene",
    slug: "Refeição",
    image: "/images/sample.jpg",
    createdAt: { $date: "2023-10-12T11:30:00Z" },
    updatedAt: { $date: { $numberLong: "1697110200000" } },
    __v: { $numberInt: "3" },
    reviews: [
      {
        _id: oid(11),
        nome: "Léo",
        email: "LEO@example.com",
        titulo: "Bom",
        rating: { $numberInt: "5" },
        comment: "Gostei",
        createdAt: { $date: { $numberLong: "1697110200000" } },
      },
      {
        _id: oid(12),
        name: "Bia",
        email: "bia",
        rating: "4",
        comment: "Voltarei",
        cretedAt: { $date: "2023-10-13T12:00:00Z" },
      },
      { _id: oid(13), nome: "Rui", email: "rui@example.com", rating: 9, comment: "?" },
      { nome: "Sem id", email: "x@example.com", rating: 3, comment: "" },
    ],
  };

  it("come with their ids, dates and reviews, and once only", async () => {
    const first = await importOf("posts.json", [post]);
    expect(first.items).toEqual({ taken: 1, existing: 0, deleted: 0, refused: 0 });
    expect(first.reviews).toEqual({ taken: 3, existing: 0, deleted: 0, refused: 1 });
    expect(first.words).toEqual([
      `✗ posts.json, linha 1 (_id ${idOf(1)}, "Sopa da noite"), avaliação 3: rating: Escolha uma nota de 1 a 5`,
    ]);
    const { titulo, slug, autor, active, permalink, createdAt } = await getPost(idOf(1));
    expect({ titulo, slug, autor, active, permalink }).toEqual({
      ...{ titulo: "Sopa da noite", slug: "refeicoes", autor: "Marlene", active: true, permalink: "sopa-da-noite" },
    });
    expect(createdAt.toISOString()).toBe("2023-10-12T11:30:00.000Z");
    const reviews = await db.review.findMany({ where: { postId: idOf(1) }, orderBy: { id: "asc" } });
    expect(
      reviews.map(({ nome, email, rating, createdAt }) => [nome, email, rating, createdAt?.toISOString()]),
    ).toEqual(
      expect.arrayContaining([
        ["Léo", "leo@example.com", 5, "2023-10-12T11:30:00.000Z"],
        ["Bia", "bia", 4, "2023-10-13T12:00:00.000Z"],
        ["Sem id", "x@example.com", 3, expect.any(String)],
      ]),
    );
    const again = await importOf("posts.json", [post]);
    expect([again.items.taken, again.items.existing, again.reviews.taken, again.reviews.existing]).toEqual([
      0, 1, 0, 3,
    ]);
    expect(await db.review.count({ where: { postId: idOf(1) } })).toBe(3);
  });

  it("that were edited here stay as they are, and get the reviews that came meanwhile", async () => {
    await db.post.update({ where: { id: idOf(1) }, data: { titulo: "Editado" } });
    const later = { _id: oid(14), nome: "Nair", email: "n@example.com", rating: 5, comment: "Ótimo" };
    const { items, reviews } = await importOf("posts.ndjson", ndjson([{ ...post, reviews: [...post.reviews, later] }]));
    expect([items.existing, reviews.taken]).toEqual([1, 1]);
    expect((await getPost(idOf(1))).titulo).toBe("Editado");
  });

  it("and reviews that were removed here do not come back", async () => {
    await deleteReviews([idOf(11)]);
    const { reviews } = await importOf("posts.json", [post]);
    expect([reviews.taken, reviews.deleted]).toEqual([0, 1]);
    await deletePosts([idOf(1)]);
    const { items } = await importOf("posts.json", [post]);
    expect(items).toEqual({ taken: 0, existing: 0, deleted: 1, refused: 0 });
    expect(await db.post.count({ where: { id: idOf(1) } })).toBe(0);
  });

  it("of a broken export: the good ones come, each other one is named with its reasons", async () => {
    const text = ndjson([
      { ...post, _id: oid(2) },
      { ...post, _id: oid(3), titulo: "  " },
    ]);
    const { items, words, done } = await importOf(
      "nova.posts.jsonl",
      `${text}\n{"_id":\n${ndjson([
        "texto",
        { ...post, _id: "../x" },
        { ...post, _id: oid(4), titulo: "Com\u0000nulo" },
        { ...post, _id: oid(5), autor: "", author: "Ivone", slug: "eventos", createdAt: "ontem" },
        { ...post, _id: oid(6), titulo: "L".repeat(200), description: "" },
        { ...post, _id: oid(2) },
      ])}`,
    );
    expect(items).toEqual({ taken: 3, existing: 1, deleted: 0, refused: 5 });
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const ofPosts = words.filter((line) => !line.includes("avaliação"));
    expect(ofPosts).toEqual([
      `✗ nova.posts.jsonl, linha 2 (_id ${idOf(3)}): titulo: Informe o título`,
      "✗ nova.posts.jsonl, linha 3: não é JSON que se possa ler; a linha pode estar cortada",
      "✗ nova.posts.jsonl, linha 4: não é um documento",
      "✗ nova.posts.jsonl, linha 5: _id: o identificador só pode ter letras, números, - e _, até 64",
      `✗ nova.posts.jsonl, linha 6 (_id ${idOf(4)}, "Com nulo"): O texto contém caracteres inválidos`,
      `! nova.posts.jsonl, linha 7 (_id ${idOf(5)}, "Sopa da noite"): slug: a categoria "eventos" não existe aqui; ficou em Ações; createdAt: a data não pôde ser lida; ficou a do _id`,
      `! nova.posts.jsonl, linha 8 (_id ${idOf(6)}, "${"L".repeat(60)}"): titulo: O título deve ter no máximo 160 caracteres; veio inteiro; description: Escreva o texto do artigo; entrou Desabilitado, para completar no painel`,
    ]);
    expect(await getPost(idOf(5))).toMatchObject({ autor: "Ivone", createdAt: new Date("2023-10-12T11:33:44Z") });
    expect(await getPost(idOf(6))).toMatchObject({ titulo: "L".repeat(200), description: "", active: false });
  });

  it("are in the history as the import's, whose old dates the clearing of the samples does not mistake", async () => {
    await createPost({ titulo: "Exemplo", description: "Texto", autor: "A", slug: "acoes" });
    await rememberSample();
    const before = await countSample();
    await importOf("posts.json", [{ ...post, _id: oid(7) }]);
    expect(await countSample()).toBe(before);
    await clearSample();
    expect(await db.post.count({ where: { id: idOf(7) } })).toBe(1);
    const { items } = await listChanges({ entity: "post", entityId: idOf(7), page: 1, limit: 9 });
    expect(items.map(({ action, userName, userId }) => [action, userName, userId])).toEqual([
      ["CREATE", "Importação", null],
    ]);
  });

  it("bring a thousand reviews of which the database refuses one", async () => {
    const reviews = Array.from({ length: 1_000 }, (_, n) => ({
      ...{ _id: oid(1000 + n), nome: "Zé", rating: 5, comment: "Bom" },
      // Taken as it was, unchecked.
      email: n === 700 ? "nulo \u0000" : "z@example.com",
    }));
    const found = await importOf("posts.json", [{ ...post, _id: oid(8), reviews }]);
    expect(found.reviews).toEqual({ taken: 999, existing: 0, deleted: 0, refused: 1 });
    expect(found.words[0]).toContain("avaliação 701: O texto contém caracteres inválidos");
  });

  it("stop where the person stops them", async () => {
    const { items } = await importOf("posts.json", [{ ...post, _id: oid(9) }], AbortSignal.abort());
    expect(items.taken).toBe(0);
  });
});
