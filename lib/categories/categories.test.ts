import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { listChanges } from "../history/list";
import { getPost, listPosts } from "../posts/list";
import { createPost, updatePost } from "../posts/service";
import { DEFAULT_CATEGORIES } from "./kinds";
import { countCategories, createCategory, moveCategory, removeCategory, renameCategory } from "./list";
import { findCategory, getCategories, readCategoryList } from "./service";

const draft = { titulo: "Horta", description: "Couve.", autor: "Rui", slug: "acoes" };
const labels = async () => Object.values(await getCategories("post"));

beforeEach(async () => {
  await db.setting.deleteMany();
  await db.post.deleteMany();
  await db.change.deleteMany();
});
afterAll(() => db.setting.deleteMany());

it("nobody has changed anything, or nobody can read it any more: the defaults", async () => {
  expect(await getCategories("post")).toEqual(DEFAULT_CATEGORIES.post);
  expect(await getCategories("project")).toEqual(DEFAULT_CATEGORIES.project);
  await db.setting.create({ data: { key: "categories.post", value: { list: "?" } } });
  expect(await getCategories("post")).toEqual(DEFAULT_CATEGORIES.post);
});

describe("a new category", () => {
  it("comes last, and its key is made of its first name", async () => {
    await createCategory("post", "Roda de leitura");
    await renameCategory("post", "roda-de-leitura", "Clube do livro");
    expect(Object.entries(await getCategories("post")).at(-1)).toEqual(["roda-de-leitura", "Clube do livro"]);
    expect(await getCategories("project")).toEqual(DEFAULT_CATEGORIES.project);
  });

  it("has a key of its own, that is neither a number nor part of another address", async () => {
    await renameCategory("post", "acoes", "Nas ruas");
    await createCategory("post", "Ações");
    await createCategory("post", "2026");
    await createCategory("post", "Página");
    expect(Object.keys(await getCategories("post")).slice(-3)).toEqual(["acoes-2", "categoria-2026", "pagina-2"]);
  });

  it("is refused when there is one of that name", async () => {
    const message = "Já existe a categoria Refeições";
    await expect(createCategory("post", "refeicoes ")).rejects.toMatchObject({
      code: "conflict",
      fields: { label: message },
    });
    await expect(renameCategory("post", "acoes", "REFEIÇÕES")).rejects.toMatchObject({ message });
    await renameCategory("post", "refeicoes", "Refeicoes");
    for (let n = 1; n <= 25; n++) await createCategory("post", `Nome ${n}`);
    await expect(createCategory("post", "Mais uma")).rejects.toMatchObject({ message: "São no máximo 30 categorias" });
  });
});

it("a name that somebody else has given meanwhile is not replaced unseen", async () => {
  await renameCategory("post", "acoes", "Nas ruas", "Ações");
  await renameCategory("post", "acoes", "Nas ruas", "Ações"); // the answer got lost
  const overtaken = { code: "stale", message: expect.stringContaining("“Nas ruas”") };
  await expect(renameCategory("post", "acoes", "Ações na rua", "Ações")).rejects.toMatchObject(overtaken);
  expect((await getCategories("post")).acoes).toBe("Nas ruas");
  await renameCategory("post", "acoes", "Ações na rua", "Nas ruas");
});

it("the order changes by one place, and not beyond the ends", async () => {
  await moveCategory("post", "refeicoes", true);
  expect(await labels()).toEqual(["Ações", "Treinamentos", "Refeições", "Café da Manhã", "Cestas Básicas"]);
  await moveCategory("post", "acoes", true);
  await moveCategory("post", "acoes", false);
  expect(await labels()).toEqual(["Treinamentos", "Ações", "Refeições", "Café da Manhã", "Cestas Básicas"]);
  await expect(moveCategory("post", "bazar", true)).rejects.toMatchObject({ code: "notFound" });
});

it("what was done is in the history, under the names", async () => {
  await renameCategory("project", "cafes", "Café na praça");
  await renameCategory("project", "cafes", "Café na praça");
  const { items } = await listChanges({ entity: "category", page: 1, limit: 9 });
  expect(items).toMatchObject([
    {
      entityId: "project",
      title: "Projetos",
      fields: { labels: ["Ações\nCrianças\nCafés\nDoações", "Ações\nCrianças\nCafé na praça\nDoações"] },
    },
  ]);
});

describe("an item", () => {
  it("is in a category by its key or its name, and has its label", async () => {
    await createCategory("post", "Roda de leitura");
    const post = await createPost({ ...draft, slug: "roda-de-leitura" });
    expect(post.categoria).toBe("Roda de leitura");
    await renameCategory("post", "roda-de-leitura", "Clube do livro");
    expect((await createPost({ ...draft, slug: "clube-do-livro" })).slug).toBe("roda-de-leitura");
    expect((await getPost(post.id)).categoria).toBe("Clube do livro");
  });

  it("is refused in a category that is not there, with those that are", async () => {
    await createCategory("post", "Bazar");
    const error = await createPost({ ...draft, slug: "outra" }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "invalid", fields: { slug: expect.stringContaining("Bazar (bazar)") } });
    expect(await db.post.count()).toBe(0);
  });

  it("whose category went in another way is shown by its key, keeps it, and can be put elsewhere", async () => {
    const { id } = await createPost(draft);
    await db.post.update({ where: { id }, data: { slug: "sumida" } });
    expect((await listPosts({ q: "", status: "todos", categoria: "sumida", page: 1, limit: 9 })).items).toMatchObject([
      { categoria: "sumida" },
    ]);
    expect((await updatePost(id, { ...draft, slug: "sumida" })).slug).toBe("sumida");
    expect((await countCategories("post")).at(-1)).toEqual({ slug: "sumida", label: "sumida", count: 1, known: false });
    await removeCategory({ kind: "post", slug: "sumida", into: "acoes" });
    expect((await getPost(id)).slug).toBe("acoes");
  });
});

describe("a removed category", () => {
  it("has no items: else it is refused", async () => {
    await createPost({ ...draft, active: false });
    const message = "Ainda há 1 artigo nesta categoria. Escolha para onde vão";
    await expect(removeCategory({ kind: "post", slug: "acoes" })).rejects.toMatchObject({ code: "conflict", message });
    await removeCategory({ kind: "post", slug: "refeicoes" });
    expect(await labels()).not.toContain("Refeições");
    expect((await readCategoryList("post")).moved).toEqual({ refeicoes: "" });
  });

  it("is never the last one", async () => {
    for (const slug of ["acoes", "criancas", "cafes"]) await removeCategory({ kind: "project", slug });
    await expect(removeCategory({ kind: "project", slug: "doacoes" })).rejects.toThrow("Uma categoria tem que ficar");
  });

  it("gives its items and its address to the other one, and each item's history says so", async () => {
    const { id, updatedAt } = await createPost(draft);
    await createPost({ ...draft, slug: "refeicoes" });
    expect(await removeCategory({ kind: "post", slug: "acoes", into: "refeicoes" })).toEqual({
      count: 1,
      label: "Refeições",
    });
    await removeCategory({ kind: "post", slug: "refeicoes", into: "treinamentos" });
    const post = await getPost(id);
    expect(post).toMatchObject({ slug: "treinamentos", categoria: "Treinamentos" });
    expect(post.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect((await readCategoryList("post")).moved).toEqual({ acoes: "treinamentos", refeicoes: "treinamentos" });
    const { items } = await listChanges({ entity: "post", entityId: id, page: 1, limit: 1 });
    expect(items).toMatchObject([{ action: "UPDATE", fields: { slug: ["refeicoes", "treinamentos"] } }]);
    expect((await countCategories("post")).find(({ slug }) => slug === "treinamentos")?.count).toBe(2);
    await createCategory("post", "Ações");
    expect((await readCategoryList("post")).moved).toEqual({ refeicoes: "treinamentos" });
  });

  it("goes into none that is not there, itself included, and then nothing has moved", async () => {
    const { id } = await createPost(draft);
    for (const into of ["acoes", "bazar", ""])
      await expect(removeCategory({ kind: "post", slug: "acoes", into })).rejects.toMatchObject({ code: "notFound" });
    expect((await getPost(id)).slug).toBe("acoes");
    expect(await labels()).toContain("Ações");
  });

  it("waits for the item that is just coming into it", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const saving = db.$transaction(async (tx) => {
      const slug = await findCategory(tx, "post", "refeicoes");
      await tx.post.create({ data: { ...draft, slug, permalink: "a" } });
      await finished;
    });
    const isWaiting = async () => {
      const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS waiting`;
      return row?.waiting;
    };
    const readShareLocks = () =>
      db.$queryRaw`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'`;
    await expect.poll(readShareLocks).not.toEqual([]);
    const removal = removeCategory({ kind: "post", slug: "refeicoes" }).catch((error: unknown) => error);
    await expect.poll(isWaiting).toBe(true);
    finish();
    await saving;
    expect(await removal).toMatchObject({ code: "conflict" });
  });
});
