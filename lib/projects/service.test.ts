import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import type { ListQuery } from "../lists/listing";
import { presentManagedProject, presentProject } from "./present";
import {
  countActiveProjects,
  createProject,
  deleteProjects,
  getProject,
  listActiveProjects,
  listProjects,
  setProjectsActive,
  updateProject,
} from "./service";

const draft = { description: "Um texto.", slug: "acoes", url: "https://www.instagram.com/p/abc/" };
const add = (titulo: string, day: number, more = {}) =>
  db.project.create({ data: { ...draft, titulo, createdAt: new Date(2026, 0, day), ...more } });
const titles = async (query: Partial<Parameters<typeof listActiveProjects>[0]> = {}) =>
  (await listActiveProjects({ page: 1, limit: 20, ...query })).items.map(({ titulo }) => titulo);

beforeEach(() => db.project.deleteMany());

describe("the gallery", () => {
  it("is newest first, by pages, with the true total", async () => {
    for (let day = 1; day <= 5; day++) await add(`Dia ${day}`, day);
    expect(await titles({ page: 1, limit: 2 })).toEqual(["Dia 5", "Dia 4"]);
    expect(await titles({ page: 3, limit: 2 })).toEqual(["Dia 1"]);
    expect(await titles({ page: 4, limit: 2 })).toEqual([]);
    expect(await listActiveProjects({ page: 2, limit: 2 })).toMatchObject({ total: 5, pages: 3, page: 2 });
  });

  it("shows one category, or all, and never what is disabled", async () => {
    await add("Horta", 1);
    await add("Café", 2, { slug: "cafes" });
    await add("Viola", 3, { slug: "cafes", active: false });
    expect(await titles()).toEqual(["Café", "Horta"]);
    expect(await titles({ categoria: "cafes" })).toEqual(["Café"]);
    expect(await titles({ categoria: "doacoes" })).toEqual([]);
    expect((await listActiveProjects({ categoria: "cafes", page: 1, limit: 1 })).pages).toBe(1);
  });

  it("counts what it shows, in categories that exist and in all", async () => {
    await add("Horta", 1);
    await add("Café", 2, { slug: "cafes" });
    await add("Viola", 3, { slug: "cafes", active: false });
    await add("Antigo", 4, { slug: "extinta" });
    const counts = (await countActiveProjects()).map(({ label, count }) => [label, count]);
    expect(counts).toEqual([
      ["Ações", 1],
      ["Crianças", 0],
      ["Cafés", 1],
      ["Doações", 0],
      ["extinta", 1],
    ]);
  });
});

it("a project leaves as exactly what the allow-list says", async () => {
  await add("Horta", 1);
  const [row] = (await listActiveProjects({ page: 1, limit: 1 })).items;
  const shown = row && presentProject(row);
  expect(Object.keys(shown ?? {}).sort()).toEqual([
    "_id",
    "categoria",
    "description",
    "image",
    "picture",
    "slug",
    "titulo",
    "url",
  ]);
  expect(shown).toMatchObject({ titulo: "Horta", image: "./default.jpg", url: draft.url });
});

const horta = { ...draft, titulo: "Horta", slug: "acoes" as const };
const missing = { code: "notFound", message: "Projeto não encontrado" };

describe("a new project", () => {
  it("is on the site unless told otherwise, with its picture", async () => {
    expect(await createProject(horta)).toMatchObject({ ...horta, active: true, image: null });
    const hidden = await createProject({
      ...horta,
      active: false,
      image: "https://fotos.example/a.jpg",
      imageAlt: "Couve",
    });
    expect(hidden).toMatchObject({ active: false, image: { url: "https://fotos.example/a.jpg", alt: "Couve" } });
    expect(await titles()).toEqual(["Horta"]);
  });

  it("with an upload that does not exist is refused, and nothing is stored", async () => {
    await expect(createProject({ ...horta, image: "/imagens/nada" })).rejects.toMatchObject({
      code: "invalid",
      fields: { image: "Imagem não encontrada. Envie novamente" },
    });
    expect(await db.project.count()).toBe(0);
  });
});

describe("an update", () => {
  it("keeps what it does not mention, and takes the picture away when told so", async () => {
    const { id } = await createProject({
      ...horta,
      active: false,
      image: "https://fotos.example/a.jpg",
      imageAlt: "Couve",
    });
    const kept = await updateProject(id, { ...horta, titulo: "Horta nova" });
    expect(kept).toMatchObject({ titulo: "Horta nova", active: false, image: { alt: "Couve" } });
    expect((await updateProject(id, { ...horta, image: "" })).image).toBeNull();
  });

  it("does not overwrite what somebody saved meanwhile, not even the picture's description, and says who", async () => {
    const picture = { image: "https://fotos.example/a.jpg", imageAlt: "Couve" };
    const opened = await createProject({ ...horta, ...picture });
    const seen = opened.updatedAt.toISOString();
    await actingAs(ana, () => updateProject(opened.id, { ...horta, titulo: "Da Ana", seen }));
    await expect(updateProject(opened.id, { ...horta, ...picture, imageAlt: "Alface", seen })).rejects.toMatchObject({
      code: "stale",
      message: expect.stringMatching(/^Ana alterou este item em \d{2}-\d{2}-\d{4} às \d{2}:\d{2}, depois/),
    });
    expect(await getProject(opened.id)).toMatchObject({ titulo: "Da Ana", image: { alt: "Couve" } });
  });

  it("of no project is not found", async () => {
    await expect(updateProject("nada", horta)).rejects.toMatchObject(missing);
    await expect(getProject("nada")).rejects.toMatchObject(missing);
  });
});

describe("several at once", () => {
  it("are switched, and only who changed is in the history", async () => {
    const [a, b] = [await createProject(horta), await createProject({ ...horta, active: false })];
    await actingAs(ana, () => setProjectsActive([a.id, b.id, "nada"], false));
    expect(await titles()).toEqual([]);
    expect(await changes(a.id)).toEqual([
      ["UPDATE", "Ana", { active: ["true", "false"] }],
      ["CREATE", "Sistema", expect.anything()],
    ]);
    expect(await changes(b.id)).toHaveLength(1);
    expect((await getProject(b.id)).updatedAt).toEqual(b.updatedAt);
  });

  it("are deleted; what is gone already does not keep the others", async () => {
    const [a, b] = [await createProject(horta), await createProject(horta)];
    await deleteProjects([a.id]);
    await actingAs(ana, () => deleteProjects([a.id, b.id]));
    expect(await db.project.count()).toBe(0);
    expect((await changes(b.id))[0]).toEqual(["DELETE", "Ana", expect.objectContaining({ titulo: ["Horta", ""] })]);
  });

  it("are not found when none is left", async () => {
    await expect(deleteProjects(["nada"])).rejects.toMatchObject(missing);
    await expect(setProjectsActive(["nada"], true)).rejects.toMatchObject(missing);
  });
});

describe("the administrators' list", () => {
  it("has all, by status, category and search, in every order", async () => {
    await add("Érica pinta", 1);
    await add("Doação de livros", 2, { slug: "doacoes" });
    await add("Zelo", 3, { active: false, description: "Com doações da feira." });
    expect(await managed()).toEqual(["Zelo", "Doação de livros", "Érica pinta"]);
    expect(await managed({ status: "desabilitados" })).toEqual(["Zelo"]);
    expect(await managed({ status: "ativos", categoria: "doacoes" })).toEqual(["Doação de livros"]);
    expect(await managed({ q: "doacao" })).toEqual(["Doação de livros", "Zelo"]);
    expect(await managed({ ordem: "az" })).toEqual(["Doação de livros", "Érica pinta", "Zelo"]);
    expect(await managed({ ordem: "antigos", limit: 1, page: 2 })).toEqual(["Doação de livros"]);
    await setProjectsActive([(await listProjects({ ...everything, q: "Érica" })).items[0]?.id ?? ""], false);
    expect((await managed({ ordem: "alterados" }))[0]).toBe("Érica pinta");
    for (const q of ["'", "a & | !", '"sem fim', "\\", "%_", ":*"]) await managed({ q });
  });

  it("says when each was made and changed", async () => {
    const project = await createProject(horta);
    expect(presentManagedProject(project)).toMatchObject({
      active: true,
      createdAt: project.createdAt.toISOString(),
      updatedAt: project.updatedAt.toISOString(),
    });
  });
});

const ana = { id: "ana", name: "Ana" };
const everything: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

async function managed(query: Partial<ListQuery> = {}) {
  return (await listProjects({ ...everything, ...query })).items.map(({ titulo }) => titulo);
}

async function changes(entityId: string) {
  const { items } = await listChanges({ entity: "project", entityId, page: 1, limit: 10 });
  return items.map(({ action, userName, fields }) => [action, userName, fields]);
}
