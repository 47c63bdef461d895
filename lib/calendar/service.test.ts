import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { type EventQuery, listEventDays, listEvents } from "./list";
import { getEvent } from "./service";

const draft = { acoes: "Café na praça", local: "Praça das Paineiras", eventos: "Café, Pão" };
const create = (startsAt: string, fields: Partial<typeof draft & { active: boolean }> = {}) =>
  db.calendarEvent.create({ data: { ...draft, startsAt: new Date(startsAt), ...fields } });
const all: EventQuery = { q: "", status: "todos", page: 1, limit: 20 };
const names = async (query: Partial<EventQuery>) =>
  (await listEvents({ ...all, ...query })).items.map(({ acoes }) => acoes);

emptyForEachTest("CalendarEvent");

describe("the list of events", () => {
  it("is in the order in which they happen, or the other way round", async () => {
    await create("2030-02-01T12:00:00Z", { acoes: "depois" });
    await create("2030-01-01T12:00:00Z", { acoes: "antes" });
    expect(await names({})).toEqual(["antes", "depois"]);
    expect(await names({ newestFirst: true })).toEqual(["depois", "antes"]);
  });

  it("has what begins at one moment or later, and before another", async () => {
    await create("2030-01-01T11:59:59Z", { acoes: "cedo" });
    await create("2030-01-01T12:00:00Z", { acoes: "na hora" });
    await create("2030-01-01T13:00:00Z", { acoes: "tarde" });
    const from = new Date("2030-01-01T12:00:00Z");
    const until = new Date("2030-01-01T13:00:00Z");
    expect(await names({ from })).toEqual(["na hora", "tarde"]);
    expect(await names({ from, until })).toEqual(["na hora"]);
  });

  it("comes page by page, and events of the same moment keep their order", async () => {
    for (const acoes of ["um", "dois", "três"]) await create("2030-01-01T12:00:00Z", { acoes });
    const pages = await Promise.all([1, 2].map((page) => listEvents({ ...all, page, limit: 2 })));
    expect(pages.flatMap(({ items }) => items.map(({ acoes }) => acoes))).toEqual(["um", "dois", "três"]);
    expect(pages[1]).toMatchObject({ total: 3, pages: 2, page: 2 });
  });

  it("is filtered by status and searched without regard to accents and plurals", async () => {
    await create("2030-01-01T12:00:00Z", { acoes: "Doação de agasalhos" });
    await create("2030-01-02T12:00:00Z", { acoes: "Rascunho", active: false });
    expect(await names({ status: "ativos" })).toEqual(["Doação de agasalhos"]);
    expect(await names({ q: "doacoes" })).toEqual(["Doação de agasalhos"]);
    expect(await names({ q: "paineiras", status: "desabilitados" })).toEqual(["Rascunho"]);
  });
});

it("a disabled event is not there for the public", async () => {
  const { id } = await create("2030-01-01T12:00:00Z", { active: false });
  expect((await getEvent(id)).id).toBe(id);
  const missing = { code: "notFound", message: "Evento não encontrado" };
  await expect(getEvent(id, { activeOnly: true })).rejects.toMatchObject(missing);
  await expect(getEvent("nada")).rejects.toMatchObject(missing);
});

it("the days with events are those of the project's time zone, each once, without disabled events", async () => {
  await create("2030-01-02T02:30:00Z"); // still the first in Brazil
  await create("2030-01-01T12:00:00Z");
  await create("2030-01-05T12:00:00Z", { active: false });
  await create("2030-02-01T03:00:00Z");
  const january = [new Date("2030-01-01T03:00:00Z"), new Date("2030-02-01T03:00:00Z")] as const;
  expect(await listEventDays(...january)).toEqual(["2030-01-01"]);
});
