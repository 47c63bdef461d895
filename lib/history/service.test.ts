import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "./actor";
import { findDeleted, listChanges, listPeople, listRuns } from "./list";
import { presentChange } from "./present";
import { assertSeen, record } from "./service";

const ana = { id: "a", name: "Ana" };
const bia = { id: "b", name: "Bia" };
const page = { page: 1, limit: 10 };

const post = (id: string) => ({ entity: "post" as const, id, title: `Artigo ${id}` });
const event = (id: string) => ({ entity: "event" as const, id, title: `Evento ${id}` });

emptyForEachTest("Change");

describe("the history", () => {
  it("is listed by kind, by item and by person, latest first", async () => {
    await actingAs(ana, () => record(db, "CREATE", { ...post("1"), after: { titulo: "Um" } }));
    await actingAs(bia, () => record(db, "CREATE", event("2")));
    await actingAs(bia, () =>
      record(db, "UPDATE", { ...post("1"), before: { titulo: "Um" }, after: { titulo: "Dois" } }),
    );
    await record(db, "DELETE", post("3"));
    const titles = async (query: object) => (await listChanges({ ...page, ...query })).items.map(({ title }) => title);
    expect(await titles({})).toEqual(["Artigo 3", "Artigo 1", "Evento 2", "Artigo 1"]);
    expect(await titles({ entity: "event" })).toEqual(["Evento 2"]);
    expect(await titles({ entity: "post", entityId: "1" })).toHaveLength(2);
    expect(await titles({ userId: "b" })).toEqual(["Artigo 1", "Evento 2"]);
    expect(await titles({ userId: null })).toEqual(["Artigo 3"]);
    const seen = await listChanges({ ...page, visible: ["event"] });
    expect(seen).toMatchObject({ total: 1, items: [{ title: "Evento 2" }] });
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await titles({ bounds: { from: new Date(0), before: tomorrow }, entity: "event" })).toEqual(["Evento 2"]);
    expect(await titles({ bounds: { from: tomorrow, before: new Date(tomorrow.getTime() + 1) } })).toEqual([]);
    expect(await listChanges({ page: 2, limit: 3 })).toMatchObject({
      total: 4,
      pages: 2,
      items: [{ title: "Artigo 1" }],
    });
  });

  it("refuses a save after another one, and of a form that was opened before a restore took the item back in time", async () => {
    const item = { id: "1", updatedAt: new Date("2026-11-27T12:00:00.123Z") };
    await actingAs(bia, () => record(db, "UPDATE", { ...post("1"), before: { titulo: "a" }, after: { titulo: "b" } }));
    await actingAs(ana, () => record(db, "SIGN_IN", post("1"))); // of an account: no change
    await actingAs(ana, () => record(db, "ERASE", post("1"))); // of the history: none either
    const save = (seen?: string) => assertSeen(db, seen, item, "post");
    for (const seen of ["2026-11-27T12:00:00.122Z", "2026-11-27T12:00:00.124Z"])
      await expect(save(seen)).rejects.toMatchObject({ code: "stale", message: expect.stringMatching(/^Bia alterou/) });
    for (const seen of [undefined, "2026-11-27T12:00:00.123Z"]) await save(seen);
  });

  it("keeps no value of what is about a person, only that it changed", async () => {
    const gift = { entity: "donation", id: "d", title: "Arroz" };
    await record(db, "CREATE", { ...gift, after: { donor: "Marlene", items: "arroz" } });
    await record(db, "UPDATE", { ...gift, before: { donor: "Marlene" }, after: { donor: "Anônima" } });
    await record(db, "UPDATE", { ...gift, before: { donor: "Anônima" }, after: { donor: "Anônima" } });
    await record(db, "DELETE", { ...gift, before: { donor: "Anônima" } });
    const fields = (await db.change.findMany({ orderBy: { id: "asc" } })).map((change) => change.fields);
    const donor = ["", ""];
    expect(fields).toEqual([{ donor, items: ["", "arroz"] }, { donor }, { donor }]);
  });

  it("is told in runs of the same action of one person on one kind, soon after each other on one day", async () => {
    const noon = new Date("2026-11-24T12:00:00-03:00").getTime();
    let n = 0;
    const add = (
      minutes: number,
      { id: userId, name: userName }: typeof ana,
      action: "DELETE" | "UPDATE",
      entity = "post",
    ) =>
      db.change.create({
        data: {
          at: new Date(noon + minutes * 60_000),
          action,
          userId,
          userName,
          entity,
          entityId: `${n}`,
          title: `${n++}`,
          fields: {},
        },
      });
    for (let minute = 0; minute < 35; minute++) await add(minute, ana, "DELETE");
    await add(35, bia, "DELETE");
    await add(36, ana, "DELETE");
    await add(37, ana, "DELETE", "event");
    await add(38, ana, "UPDATE", "event");
    await add(47, ana, "UPDATE", "event");
    await add(58, ana, "UPDATE", "event"); // eleven minutes later
    await add(719, ana, "DELETE");
    await add(720, ana, "DELETE"); // another day
    const lengths = async (query: object) =>
      (await listRuns({ page: 1, limit: 4, ...query })).items.map((run) => run.length);
    expect(await lengths({})).toEqual([1, 1, 1, 2]);
    expect(await lengths({ page: 2 })).toEqual([1, 1, 1, 30]);
    expect(await lengths({ page: 3 })).toEqual([5]);
    expect(await lengths({ page: 4 })).toEqual([]);
    expect(await listRuns({ page: 3, limit: 4 })).toMatchObject({ total: 43, pages: 3, page: 3 });
    const [last] = (await listRuns({ page: 3, limit: 4 })).items;
    expect(last?.map(({ title }) => title)).toEqual(["4", "3", "2", "1", "0"]);
    expect(await lengths({ userId: "b" })).toEqual([1]);
    // What another person did in between is not seen here.
    expect(await lengths({ userId: "a", entity: "post" })).toEqual([1, 1, 30, 6]);
    await db.change.updateMany({ data: { entityId: "same" } });
    expect(await lengths({ entityId: "same" })).toEqual([1, 1, 1, 1]);
  });

  it("names everybody who did something once, by the latest name, and the system last", async () => {
    for (const name of ["Ana", "Ana Souza"]) await actingAs({ id: "a", name }, () => record(db, "CREATE", post("1")));
    for (const name of ["Bia", "Bia Lima"]) await actingAs({ id: "b", name }, () => record(db, "CREATE", post("2")));
    expect(await listPeople()).toEqual([
      { userId: "a", userName: "Ana Souza" },
      { userId: "b", userName: "Bia Lima" },
    ]);
    await record(db, "DELETE", post("2"));
    expect((await listPeople()).at(-1)).toEqual({ userId: null, userName: "Sistema" });
  });

  it("leads to the item while there is one", async () => {
    await record(db, "CREATE", post("1"));
    await record(db, "CREATE", post("2"));
    await record(db, "DELETE", post("2"));
    const { items } = await listChanges(page);
    const deleted = await findDeleted(items);
    expect(items.map((change) => presentChange(change, !deleted.has(change.entityId), {}).href)).toEqual([
      undefined,
      undefined,
      "/post/1/edit",
    ]);
    await record(db, "RESTORE", post("2"));
    expect(await findDeleted(items)).toEqual(new Set());
  });
});
