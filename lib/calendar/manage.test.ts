import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { momentOf, wallClock } from "../dates";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { draft } from "./events.fixture";
import {
  createEvent,
  deleteEvents,
  duplicateEvent,
  getEvent,
  setEventsActive,
  setEventsCancelled,
  updateEvent,
} from "./service";

const photo = { image: "https://fotos.example/a.jpg", imageAlt: "Pão" };
const missing = { code: "notFound", message: "Evento não encontrado" };
const ana = { id: "ana", name: "Ana" };

emptyForEachTest("CalendarEvent");

describe("a new event", () => {
  it("is active, and not cancelled", async () => {
    expect(await createEvent(draft)).toMatchObject({ ...draft, active: true, cancelled: false, image: null });
  });

  it("may have a picture, but not an upload that does not exist", async () => {
    expect((await createEvent({ ...draft, ...photo })).image).toMatchObject({ url: photo.image, alt: "Pão" });
    const fields = { image: "Imagem não encontrada. Envie novamente" };
    await expect(createEvent({ ...draft, image: "/imagens/nada" })).rejects.toMatchObject({ code: "invalid", fields });
  });
});

describe("an update", () => {
  it("keeps what it does not mention", async () => {
    const { id, imageId } = await createEvent({ ...draft, ...photo, active: false, cancelled: true });
    const updated = await updateEvent(id, { ...draft, local: "Salão" });
    expect(updated).toMatchObject({ local: "Salão", active: false, cancelled: true, imageId });
    expect(updated.image?.alt).toBe("Pão");
  });

  it("of the beginning alone keeps the end, unless that would be the next day's, or too late", async () => {
    const { id } = await createEvent({ ...draft, termino: "12:00" });
    const moved = async (startsAt: string) =>
      (await updateEvent(id, { ...draft, startsAt: new Date(startsAt) })).termino;
    expect(await moved("2030-01-06T13:00:00Z")).toBe("12:00");
    expect(await moved("2030-01-06T17:00:00Z")).toBeNull(); // at 14:00, until noon of the 7th
    await updateEvent(id, { ...draft, startsAt: new Date("2030-01-06T22:00:00Z"), termino: "01:00" });
    expect(await moved("2030-01-06T23:00:00Z")).toBe("01:00");
    await updateEvent(id, { ...draft, startsAt: new Date("2030-01-06T21:00:00Z"), termino: "06:00" });
    expect(await moved("2030-01-06T11:00:00Z")).toBeNull(); // from 08:00, for 22 hours
  });

  it("takes the picture away when told so", async () => {
    const { id } = await createEvent({ ...draft, ...photo });
    expect((await updateEvent(id, { ...draft, image: "" })).image).toBeNull();
  });

  it("does not overwrite what somebody saved meanwhile, and says who", async () => {
    const opened = await createEvent(draft);
    const seen = opened.updatedAt.toISOString();
    await actingAs(ana, () => updateEvent(opened.id, { ...draft, local: "Salão", seen }));
    await expect(updateEvent(opened.id, { ...draft, local: "Rua", seen })).rejects.toMatchObject({
      code: "stale",
      message: expect.stringMatching(/^Ana alterou este item em /),
    });
    expect((await getEvent(opened.id)).local).toBe("Salão");
  });
});

it("a copy is the same a week later by the clock, disabled and not cancelled", async () => {
  // Between the two the clocks went forward an hour.
  const startsAt = momentOf("2018-10-31T08:30");
  const { id } = await createEvent({ ...draft, ...photo, startsAt, cancelled: true });
  const copy = await duplicateEvent(id);
  expect(copy).toMatchObject({ ...draft, startsAt: momentOf("2018-11-07T08:30"), active: false, cancelled: false });
  expect(wallClock(copy.startsAt)).toMatchObject({ day: "2018-11-07", hour: "08:30" });
  expect(copy.id).not.toBe(id);
  expect(copy.image?.alt).toBe("Pão");
});

it("a copy that is asked for again, as the answer got lost, is the same one", async () => {
  const { id } = await createEvent(draft);
  const copyId = randomUUID();
  const copies = [1, 2].map(() => actingAs(ana, () => duplicateEvent(id, { id: copyId })));
  expect((await Promise.all(copies)).map((copy) => copy.id)).toEqual([copyId, copyId]);
  expect(await db.calendarEvent.count()).toBe(2);
});

it("what is not there cannot be changed", async () => {
  await expect(updateEvent("nada", draft)).rejects.toMatchObject(missing);
  await expect(duplicateEvent("nada")).rejects.toMatchObject(missing);
  await expect(setEventsActive(["nada"], true)).rejects.toMatchObject(missing);
  await expect(setEventsCancelled(["nada"], true)).rejects.toMatchObject(missing);
  const { id } = await createEvent(draft);
  await deleteEvents([id]);
  await expect(deleteEvents([id])).rejects.toMatchObject(missing);
});

it("everything is recorded, with what changed and only that", async () => {
  const { id } = await actingAs(ana, () => createEvent(draft));
  await actingAs(ana, () => updateEvent(id, { ...draft, acoes: "Café e bolo" }));
  await actingAs(ana, () => setEventsCancelled([id], true));
  await actingAs(ana, () => setEventsCancelled([id], true));
  const copy = await actingAs(ana, () => duplicateEvent(id));
  await actingAs(ana, () => deleteEvents([id]));
  const { items } = await listChanges({ entity: "event", entityId: id, page: 1, limit: 10 });
  expect(items.map(({ action, userName, title }) => [action, userName, title])).toEqual([
    ["DELETE", "Ana", "Café e bolo"],
    ["UPDATE", "Ana", "Café e bolo"],
    ["UPDATE", "Ana", "Café e bolo"],
    ["CREATE", "Ana", "Café na praça"],
  ]);
  expect(items[1]?.fields).toEqual({ cancelled: ["false", "true"] });
  expect(items[2]?.fields).toEqual({ acoes: ["Café na praça", "Café e bolo"] });
  expect((await listChanges({ entity: "event", entityId: copy.id, page: 1, limit: 10 })).total).toBe(1);
});
