import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { ListQuery } from "../lists/filters";
import { presentManagedProject, presentProject } from "./present";
import { draft, horta, titles } from "./projects.fixture";
import { countActiveProjects, createProject, listActiveProjects, listProjects, setProjectsActive } from "./service";

const add = (titulo: string, day: number, more = {}) =>
  db.project.create({ data: { ...draft, titulo, createdAt: new Date(2026, 0, day), ...more } });

emptyForEachTest("Project");

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

it("a project without a picture has the default one", async () => {
  await add("Horta", 1);
  const [row] = (await listActiveProjects({ page: 1, limit: 1 })).items;
  expect(row && presentProject(row)).toMatchObject({ titulo: "Horta", image: "./default.jpg", url: draft.url });
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

const everything: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

async function managed(query: Partial<ListQuery> = {}) {
  return (await listProjects({ ...everything, ...query })).items.map(({ titulo }) => titulo);
}
