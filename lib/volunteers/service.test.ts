import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import type { ListQuery } from "../lists/filters";
import { presentManagedVolunteer, presentVolunteer } from "./present";
import {
  deleteVolunteers,
  getVolunteer,
  listVolunteers,
  registerVolunteer,
  setVolunteersActive,
  updateVolunteer,
} from "./service";
import { add, names, person } from "./volunteers.fixture";

emptyForEachTest("Volunteer");

const ivone = { ...person, name: "Ivone", tel: "(34) 98888-7777" };
const ana = { id: "ana", name: "Ana" };
const missing = { code: "notFound", message: "Voluntário(a) não encontrado(a)" };

async function changes(entityId: string) {
  const { items } = await listChanges({ entity: "volunteer", entityId, page: 1, limit: 10 });
  return items.map(({ action, userName, fields }) => [action, userName, fields]);
}

describe("a registered volunteer", () => {
  it("is on the site without a badge unless told otherwise, and the telephone is for administrators", async () => {
    const { id } = await registerVolunteer(ivone);
    const row = await getVolunteer(id);
    expect(row).toMatchObject({ ...ivone, active: true, isAdmin: false });
    expect(presentManagedVolunteer(row)).toMatchObject({ tel: ivone.tel, active: true });
    expect(presentVolunteer(row)).not.toHaveProperty("tel");
  });

  it("may have no telephone", async () => {
    const { id } = await registerVolunteer({ ...ivone, tel: "", isAdmin: true, active: false });
    expect(await getVolunteer(id)).toMatchObject({ tel: null, isAdmin: true, active: false });
    expect(presentManagedVolunteer(await getVolunteer(id)).tel).toBe("");
    expect(await names(1)).toEqual([]);
  });
});

describe("an update", () => {
  it("keeps what it does not mention, and forgets what it empties", async () => {
    const { id } = await registerVolunteer({ ...ivone, isAdmin: true, active: false });
    const { tel: _, ...withoutTel } = ivone;
    expect(await updateVolunteer(id, { ...withoutTel, profissao: "Bordadeira" })).toMatchObject({
      tel: ivone.tel,
      profissao: "Bordadeira",
      isAdmin: true,
      active: false,
    });
    expect((await updateVolunteer(id, { ...ivone, tel: "" })).tel).toBeNull();
  });

  it("does not overwrite what somebody saved meanwhile, and says who", async () => {
    const opened = await registerVolunteer(ivone);
    const seen = opened.updatedAt.toISOString();
    await actingAs(ana, () => updateVolunteer(opened.id, { ...ivone, name: "Ivone T.", seen }));
    await expect(updateVolunteer(opened.id, { ...ivone, name: "Ivone M.", seen })).rejects.toMatchObject({
      code: "stale",
      message: expect.stringMatching(/^Ana alterou este item em /),
    });
    expect((await getVolunteer(opened.id)).name).toBe("Ivone T.");
    expect(await changes(opened.id)).toEqual([
      ["UPDATE", "Ana", { name: ["Ivone", "Ivone T."] }],
      ["CREATE", "Sistema", expect.objectContaining({ tel: ["", ""] })],
    ]);
  });

  it("of nobody is not found", async () => {
    await expect(updateVolunteer("nada", ivone)).rejects.toMatchObject(missing);
    await expect(getVolunteer("nada")).rejects.toMatchObject(missing);
  });
});

describe("several at once", () => {
  it("are switched, and only who changed is in the history", async () => {
    const [a, b] = [await registerVolunteer(ivone), await registerVolunteer({ ...ivone, active: false })];
    await actingAs(ana, () => setVolunteersActive([a.id, b.id, "nada"], false));
    expect(await names(1)).toEqual([]);
    expect((await changes(a.id))[0]).toEqual(["UPDATE", "Ana", { active: ["true", "false"] }]);
    expect(await changes(b.id)).toHaveLength(1);
  });

  it("are deleted; who is gone already does not keep the others", async () => {
    const [a, b] = [await registerVolunteer(ivone), await registerVolunteer(ivone)];
    await deleteVolunteers([a.id]);
    await actingAs(ana, () => deleteVolunteers([a.id, b.id]));
    expect(await db.volunteer.count()).toBe(0);
    expect((await changes(b.id))[0]).toEqual(["DELETE", "Ana", expect.objectContaining({ name: ["Ivone", ""] })]);
    await expect(deleteVolunteers([a.id, b.id])).rejects.toMatchObject(missing);
    await expect(setVolunteersActive([a.id], true)).rejects.toMatchObject(missing);
  });
});

it("the administrators' list has all, by status and search, in every order", async () => {
  const everything: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };
  const managed = async (query: Partial<ListQuery> = {}) =>
    (await listVolunteers({ ...everything, ...query })).items.map(({ name }) => name);
  await add("Érica", 1, { profissao: "Enfermeira" });
  await add("Davi", 2, { tipo: "Entregas" });
  await add("Zulmira", 3, { active: false });
  expect(await managed()).toEqual(["Zulmira", "Davi", "Érica"]);
  expect(await managed({ status: "ativos" })).toEqual(["Davi", "Érica"]);
  expect(await managed({ status: "desabilitados" })).toEqual(["Zulmira"]);
  expect(await managed({ q: "erica" })).toEqual(["Érica"]);
  expect(await managed({ q: "entrega" })).toEqual(["Davi"]);
  expect(await managed({ q: "enfermeir" })).toEqual(["Érica"]);
  expect(await managed({ ordem: "az" })).toEqual(["Davi", "Érica", "Zulmira"]);
  expect(await managed({ ordem: "antigos", page: 2, limit: 2 })).toEqual(["Zulmira"]);
  await setVolunteersActive([(await listVolunteers({ ...everything, q: "Érica" })).items[0]?.id ?? ""], false);
  expect((await managed({ ordem: "alterados" }))[0]).toBe("Érica");
});
