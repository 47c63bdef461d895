import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { initials } from "../initials";
import { presentVolunteer } from "./present";
import { listActiveVolunteers } from "./service";
import { add, names } from "./volunteers.fixture";

emptyForEachTest("Volunteer");

describe("the list of volunteers", () => {
  it("is newest first, by pages, with the true total", async () => {
    for (let day = 1; day <= 5; day++) await add(`Dia ${day}`, day);
    expect(await names(1, 2)).toEqual(["Dia 5", "Dia 4"]);
    expect(await names(3, 2)).toEqual(["Dia 1"]);
    expect(await names(4, 2)).toEqual([]);
    expect(await listActiveVolunteers({ page: 2, limit: 2 })).toMatchObject({ total: 5, pages: 3, page: 2 });
  });

  it("keeps two of the same instant apart on every page", async () => {
    for (const name of ["A", "B", "C"]) await add(name, 1);
    expect([...(await names(1, 1)), ...(await names(2, 1)), ...(await names(3, 1))].sort()).toEqual(["A", "B", "C"]);
  });

  it("leaves out who is disabled", async () => {
    await add("Visível", 1);
    await add("Desabilitada", 2, { active: false });
    expect(await names(1)).toEqual(["Visível"]);
    expect((await listActiveVolunteers({ page: 1, limit: 20 })).total).toBe(1);
  });
});

describe("a volunteer for visitors", () => {
  const tel = "(34) 98888-7777";

  it("has the portrait, with its description", async () => {
    const image = await db.image.create({ data: { url: "https://fotos.example/ivone.jpg", alt: "Ivone sorri" } });
    await add("Ivone", 1, { tel, imageId: image.id });
    const [row] = (await listActiveVolunteers({ page: 1, limit: 1 })).items;
    const shown = row && presentVolunteer(row);
    expect(shown).toMatchObject({ name: "Ivone", image: "https://fotos.example/ivone.jpg" });
    expect(shown?.picture.alt).toBe("Ivone sorri");
  });

  it("has no telephone number, not even in the row that was read", async () => {
    await add("Ivone", 1, { tel });
    const { items } = await listActiveVolunteers({ page: 1, limit: 1 });
    expect(JSON.stringify(items)).toContain("Ivone");
    expect(JSON.stringify(items)).not.toMatch(/98888-?7777/);
  });

  it("without a portrait has the default picture, and initials", async () => {
    await add("Ivone", 1);
    const [row] = (await listActiveVolunteers({ page: 1, limit: 1 })).items;
    expect(row && presentVolunteer(row).image).toBe("./default.jpg");
    expect(initials("Marlene Aparecida Souza")).toBe("MS");
    expect(initials("  érica ")).toBe("É");
    expect(initials("")).toBe("");
  });
});
