import { afterAll, describe, expect, it } from "vitest";
import { closedGate } from "../../e2e/harness/closed-gate";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { listChanges } from "../history/list";
import { lockForUpdate } from "../items/store";
import { getPost } from "../posts/list";
import { createPost, deletePosts } from "../posts/service";
import { horta } from "../projects/projects.fixture";
import { createProject, deleteProjects, getProject } from "../projects/service";
import { restoreItems } from "../trash/service";
import { countCategories, createCategory, removeCategory } from "./edit";
import { findCategory, getCategories, readCategoryList } from "./service";

const draft = { titulo: "Horta", description: "Couve.", autor: "Rui", slug: "acoes" };
const labels = async () => Object.values(await getCategories("post"));

emptyForEachTest("Setting", "Post", "Project", "Trash", "Change");
afterAll(() => db.setting.deleteMany());

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

  it("also those that come back from the trash, through all that became of it; the others stay as they are", async () => {
    const [one, other] = [await createPost(draft), await createPost({ ...draft, slug: "refeicoes" })];
    const project = await createProject(horta);
    await deletePosts([one.id, other.id]);
    await deleteProjects([project.id]);
    await removeCategory({ kind: "post", slug: "acoes", into: "refeicoes" });
    await removeCategory({ kind: "post", slug: "refeicoes", into: "treinamentos" });
    await removeCategory({ kind: "project", slug: "acoes", into: "cafes" });
    await createCategory("post", "Refeições");
    await restoreItems([one, other].map(({ id }) => ({ entity: "post", id })));
    await restoreItems([{ entity: "project", id: project.id }]);
    expect([(await getPost(one.id)).slug, (await getPost(other.id)).slug]).toEqual(["treinamentos", "refeicoes"]);
    expect((await getProject(project.id)).slug).toBe("cafes");
    const { items } = await listChanges({ entity: "post", entityId: one.id, page: 1, limit: 1 });
    expect(items).toMatchObject([{ action: "UPDATE", fields: { slug: ["acoes", "treinamentos"] } }]);
  });

  it("goes into none that is not there, itself included, and then nothing has moved", async () => {
    const { id } = await createPost(draft);
    for (const into of ["acoes", "bazar", ""])
      await expect(removeCategory({ kind: "post", slug: "acoes", into })).rejects.toMatchObject({ code: "notFound" });
    expect((await getPost(id)).slug).toBe("acoes");
    expect(await labels()).toContain("Ações");
  });

  it("gives them in the order in which a bulk action locks them", async () => {
    await createPost(draft, { id: "b", createdAt: new Date() });
    await createPost(draft, { id: "a", createdAt: new Date(0) });
    const removal = await db.$transaction(async (tx) => {
      await lockForUpdate(tx, "Post", ["a"]);
      const removing = removeCategory({ kind: "post", slug: "acoes", into: "refeicoes" });
      await expect.poll(isWaiting).toBe(true);
      await lockForUpdate(tx, "Post", ["b"]);
      return { removing };
    });
    expect(await removal.removing).toMatchObject({ count: 2 });
  });

  it("waits for the item that is just coming into it", async () => {
    const gate = closedGate();
    const saving = db.$transaction(async (tx) => {
      const slug = await findCategory(tx, "post", "refeicoes");
      await tx.post.create({ data: { ...draft, slug, permalink: "a" } });
      await gate.passed;
    });
    const readShareLocks = () => db.$queryRaw`
        SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect.poll(readShareLocks).not.toEqual([]);
    const removal = removeCategory({ kind: "post", slug: "refeicoes" }).catch((error: unknown) => error);
    await expect.poll(isWaiting).toBe(true);
    gate.open();
    await saving;
    expect(await removal).toMatchObject({ code: "conflict" });
  });
});
