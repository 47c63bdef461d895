import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { horta, titles } from "./projects.fixture";
import { createProject, deleteProjects, getProject, setProjectsActive, updateProject } from "./service";

emptyForEachTest("Project");

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

const ana = { id: "ana", name: "Ana" };

async function changes(entityId: string) {
  const { items } = await listChanges({ entity: "project", entityId, page: 1, limit: 10 });
  return items.map(({ action, userName, fields }) => [action, userName, fields]);
}
