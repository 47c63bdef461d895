import { beforeEach, describe, expect, it } from "vitest";
import { addDays, momentOf, wallClock } from "../dates";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import type { ListQuery } from "../lists/listing";
import { listEvents, listManagedEvents } from "./list";
import { readEventMonth } from "./month";
import {
  createEvent,
  deleteEvents,
  duplicateEvent,
  getEvent,
  setEventsActive,
  setEventsCancelled,
  updateEvent,
} from "./service";

const draft = {
  ...{ acoes: "Café na praça", local: "Praça das Paineiras", eventos: "Café, Pão" },
  startsAt: new Date("2030-01-05T11:30:00Z"),
};
const photo = { image: "https://fotos.example/a.jpg", imageAlt: "Pão" };
const missing = { code: "notFound", message: "Evento não encontrado" };
const ana = { id: "ana", name: "Ana" };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

beforeEach(() => db.calendarEvent.deleteMany());

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

it("several are switched and cancelled at once", async () => {
  const ids = [(await createEvent(draft)).id, (await createEvent(draft)).id];
  await setEventsCancelled(ids, true);
  expect(await db.calendarEvent.count({ where: { cancelled: true, active: true } })).toBe(2);
  await setEventsCancelled(ids, false);
  await setEventsActive(ids, false);
  expect(await db.calendarEvent.count({ where: { cancelled: false, active: false } })).toBe(2);
});

it("a reason stays while the event is cancelled, and goes when it takes place after all", async () => {
  const motivo = "por causa da chuva";
  const { id } = await createEvent(draft);
  await setEventsCancelled([id], true, motivo);
  await setEventsCancelled([id], true);
  expect(await updateEvent(id, { ...draft, local: "Salão" })).toMatchObject({ cancelled: true, motivo });
  await setEventsCancelled([id], false);
  expect(await getEvent(id)).toMatchObject({ cancelled: false, motivo: "" });
  await setEventsCancelled([id], true, motivo);
  expect(await updateEvent(id, { ...draft, cancelled: false, motivo })).toMatchObject({ cancelled: false, motivo: "" });
});

it("a reason that somebody gave stays when another person, whose list is older, cancels the event, too", async () => {
  const { id } = await createEvent(draft);
  expect(await setEventsCancelled([id], true, "por causa da chuva")).toMatchObject([{ changed: true }]);
  expect(await setEventsCancelled([id], true, "")).toMatchObject([{ changed: false }]);
  expect((await getEvent(id)).motivo).toBe("por causa da chuva");
  await setEventsCancelled([id], true, "por causa da chuva");
  const refused = { code: "conflict", message: expect.stringMatching(/^Outra pessoa já escreveu um motivo/) };
  await expect(setEventsCancelled([id], true, "falta de ônibus")).rejects.toMatchObject(refused);
  expect((await getEvent(id)).motivo).toBe("por causa da chuva");
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

describe("the administrators' list", () => {
  const today = wallClock(new Date()).day;
  const on = (days: number, acoes: string, active = true) =>
    createEvent({ ...draft, acoes, active, startsAt: momentOf(`${addDays(today, days)}T00:00`) });
  const names = async (query: Partial<ListQuery>) =>
    (await listManagedEvents({ ...all, ...query })).items.map(({ acoes }) => acoes);

  it("begins with the next event; what is over comes last, the latest first", async () => {
    await on(-9, "antigo");
    await on(30, "longe");
    await on(-1, "ontem");
    await on(0, "hoje");
    await on(1, "amanhã", false);
    expect(await names({})).toEqual(["hoje", "amanhã", "longe", "ontem", "antigo"]);
    expect(await names({ page: 2, limit: 2 })).toEqual(["longe", "ontem"]);
    expect(await names({ ordem: "antigos" })).toEqual(["antigo", "ontem", "hoje", "amanhã", "longe"]);
    expect(await names({ ordem: "az" })).toEqual(["amanhã", "antigo", "hoje", "longe", "ontem"]);
    expect((await names({ ordem: "alterados" }))[0]).toBe("amanhã");
    expect(await names({ status: "desabilitados" })).toEqual(["amanhã"]);
    expect(await names({ q: "ontem" })).toEqual(["ontem"]);
  });

  it("does not change the order that visitors see", async () => {
    await on(1, "depois");
    await on(-1, "antes");
    const { items } = await listEvents({ q: "", status: "todos", page: 1, limit: 20 });
    expect(items.map(({ acoes }) => acoes)).toEqual(["antes", "depois"]);
  });
});

describe("the month", () => {
  it("is whole weeks from Sunday to Saturday, with every event on its day in Brazil", async () => {
    const at = (startsAt: string, acoes: string) => createEvent({ ...draft, acoes, startsAt: momentOf(startsAt) });
    await at("2026-12-24T23:30", "tarde");
    await at("2026-12-24T08:00", "cedo");
    await at("2026-11-29T10:00", "domingo antes");
    await at("2026-11-28T10:00", "fora");
    await setEventsActive([(await at("2027-01-02T10:00", "sábado depois")).id], false);
    const { weeks } = await readEventMonth("2026-12");
    expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual(["2026-11-29", "2027-01-02"]);
    const filled = weeks.flat().filter(({ events }) => events.length > 0);
    expect(filled.map(({ day, events }) => [day, ...events.map(({ hora, acoes }) => `${hora} ${acoes}`)])).toEqual([
      ["2026-11-29", "10:00 domingo antes"],
      ["2026-12-24", "08:00 cedo", "23:30 tarde"],
      ["2027-01-02", "10:00 sábado depois"],
    ]);
    expect(filled[2]?.events[0]).toMatchObject({ active: false, cancelled: false });
  });

  it("has as few weeks as it needs", async () => {
    expect((await readEventMonth("2026-02")).weeks).toHaveLength(4);
    expect((await readEventMonth("2026-08")).weeks).toHaveLength(6);
  });
});
