import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db";
import { presentProject } from "./present";
import { countActiveProjects, listActiveProjects } from "./service";

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
    expect(await countActiveProjects()).toEqual({ acoes: 1, criancas: 0, cafes: 1, doacoes: 0, todos: 3 });
  });
});

it("a project leaves as exactly what the allow-list says", async () => {
  await add("Horta", 1);
  const [row] = (await listActiveProjects({ page: 1, limit: 1 })).items;
  const shown = row && presentProject(row);
  expect(Object.keys(shown ?? {}).sort()).toEqual(["_id", "description", "image", "picture", "slug", "titulo", "url"]);
  expect(shown).toMatchObject({ titulo: "Horta", image: "./default.jpg", url: draft.url });
});
