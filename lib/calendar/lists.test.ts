import { describe, expect, it } from "vitest";
import { addDays, currentDay, momentOf } from "../dates";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { ListQuery } from "../lists/filters";
import { draft } from "./events.fixture";
import { listEvents, listManagedEvents } from "./list";
import { readEventMonth } from "./month";
import { createEvent, setEventsActive } from "./service";

const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 20 };

emptyForEachTest("CalendarEvent");

describe("the administrators' list", () => {
  const today = currentDay();
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
