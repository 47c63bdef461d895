import { afterAll, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { listChanges } from "../history/list";
import { getPost, listPosts } from "../posts/list";
import { createPost, updatePost } from "../posts/service";
import { countCategories, createCategory, moveCategory, removeCategory, renameCategory } from "./edit";
import { DEFAULT_CATEGORIES } from "./kinds";
import { newCategory } from "./schema";
import { getCategories } from "./service";

const draft = { titulo: "Horta", description: "Couve.", autor: "Rui", slug: "acoes" };
const labels = async () => Object.values(await getCategories("post"));

emptyForEachTest("Setting", "Post", "Change");
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

  it("has its label on one line without control characters, with which the feed would be no XML", () => {
    expect(newCategory.parse({ kind: "post", label: "Roda\u000bde\n leitura" }).label).toBe("Roda de leitura");
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

it("a category goes to its new place, not beyond the end, and stays there when the request is repeated", async () => {
  for (let click = 0; click < 2; click++) await moveCategory("post", "refeicoes", 2);
  expect(await labels()).toEqual(["Ações", "Treinamentos", "Refeições", "Café da Manhã", "Cestas Básicas"]);
  await moveCategory("post", "acoes", 30);
  expect(await labels()).toEqual(["Treinamentos", "Refeições", "Café da Manhã", "Cestas Básicas", "Ações"]);
  await expect(moveCategory("post", "bazar", 0)).rejects.toMatchObject({ code: "notFound" });
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
