import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays, momentOf } from "../dates";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { draft } from "./events.fixture";
import { listEvents, listManagedEvents } from "./list";
import { isOver, sidesOf } from "./over";

emptyForEachTest("CalendarEvent");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const names = (events: { acoes: string }[]) => events.map(({ acoes }) => acoes);
const at = (moment: string) => vi.setSystemTime(momentOf(moment));
it("an event is over when its last day is: one of the night is not at midnight", () => {
  const lastNight = momentOf("2030-01-04T22:00");
  at("2030-01-05T00:01");
  for (const termino of ["02:00", "22:00"]) expect(isOver({ startsAt: lastNight, termino })).toBe(false);
  for (const termino of ["00:00", "23:59", "", null]) expect(isOver({ startsAt: lastNight, termino })).toBe(true);
  expect(isOver({ startsAt: momentOf("2030-01-05T00:00") })).toBe(false);
});

/** Of each day and time of the beginning, with each end. */
const around = (today: string) =>
  [-40, -2, -1, 0, 1, 40].flatMap((days) =>
    ["00:00", "08:00", "22:00"].flatMap((hora) =>
      [null, "00:00", "00:01", "08:00", "22:00", "23:59"].map((termino) => ({
        ...{ ...draft, acoes: `${days} ${hora} ${termino}`, termino },
        startsAt: momentOf(`${addDays(today, days)}T${hora}`),
      })),
    ),
  );

// A month ends between yesterday and today, or between today and tomorrow: the tallies are of months.
it.each(["2030-01-05", "2030-02-01", "2030-01-31"])("lists say the same, and count right, on %s", async (today) => {
  at(`${today}T00:01`);
  const [seen, hidden] = [around(today), around(today).map((event) => ({ ...event, active: false }))];
  await db.calendarEvent.createMany({ data: [...seen, ...hidden] });
  const orderBy = [{ startsAt: "asc" }, { id: "asc" }] as const;
  const events = await db.calendarEvent.findMany({ where: { active: true }, orderBy: [...orderBy] });
  const [past = [], toCome = []] = [true, false].map((over) => events.filter((event) => isOver(event) === over));
  expect(names(toCome)).toContain("-1 22:00 08:00");
  const query = { q: "", status: "ativos", page: 1, limit: 200 } as const;
  const soonest = await listEvents({ ...query, side: sidesOf().toCome });
  const latest = await listEvents({ ...query, side: sidesOf().past, newestFirst: true });
  const managed = await listManagedEvents({ ...query, categoria: "" });
  expect([names(soonest.items), soonest.total]).toEqual([names(toCome), toCome.length]);
  expect([names(latest.items), latest.total]).toEqual([names(past.reverse()), past.length]);
  expect([names(managed.items), managed.total]).toEqual([names([...toCome, ...past]), events.length]);
});
