import { describe, expect, it } from "vitest";
import {
  addDays,
  formatDate,
  formatLongDate,
  formatOffset,
  isMoment,
  isoWithOffset,
  momentOf,
  relativeMoment,
  startOfDay,
  wallClock,
} from "./dates";

const childrensDay = "2023-10-12T11:30:00Z";

describe("a moment, in the project's time zone", () => {
  it("is written as the whole product writes dates", () => {
    expect(formatDate(childrensDay)).toBe("12-10-2023");
    expect(formatLongDate(childrensDay)).toBe("quinta-feira, 12 de outubro de 2023");
    expect(isoWithOffset(childrensDay)).toBe("2023-10-12T08:30:00-03:00");
  });

  it("has the day and hour of Brazil, not of the server", () => {
    expect(wallClock("2024-01-01T02:59:00Z")).toEqual({
      ...{ day: "2023-12-31", year: 2023, month: 12, dayOfMonth: 31 },
      ...{ weekday: 0, hour: "23:59", offset: -180 },
    });
    expect(wallClock("2024-01-01T03:00:00Z")).toMatchObject({ day: "2024-01-01", hour: "00:00" });
  });

  it("knows the summer time that ended in 2019", () => {
    expect(isoWithOffset("2018-12-01T12:00:00Z")).toBe("2018-12-01T10:00:00-02:00");
    expect(startOfDay("2018-12-01").toISOString()).toBe("2018-12-01T02:00:00.000Z");
    // On that day the clocks went from 23:59 to 01:00.
    expect(startOfDay("2018-11-04").toISOString()).toBe("2018-11-04T03:00:00.000Z");
    expect(startOfDay("2026-12-01").toISOString()).toBe("2026-12-01T03:00:00.000Z");
    const nights = ["2018-11-03T23:30", "2018-11-04T01:00", "2019-02-16T22:30", "2019-02-17T00:00"];
    expect(nights.map((night) => momentOf(night).toISOString())).toEqual([
      "2018-11-04T02:30:00.000Z",
      "2018-11-04T03:00:00.000Z",
      "2019-02-17T00:30:00.000Z",
      "2019-02-17T03:00:00.000Z",
    ]);
  });

  it("takes an hour that the clocks skipped for the next one of that day, and of one that came twice the first", () => {
    for (const [text, moment] of [
      ["2018-11-04T00:00", "2018-11-04T01:00:00-02:00"],
      ["2018-11-04T00:59", "2018-11-04T01:59:00-02:00"],
      ["2017-10-15T00:30", "2017-10-15T01:30:00-02:00"],
      ["2019-02-16T23:00", "2019-02-16T23:00:00-02:00"],
      ["2019-02-16T23:59", "2019-02-16T23:59:00-02:00"],
    ] as const)
      expect(isoWithOffset(momentOf(text))).toBe(moment);
  });
});

it("a moment of a year that is being typed is one, and what is no date throws nothing", () => {
  expect(wallClock("0002-11-24T14:00:00Z")).toMatchObject({ day: "0002-11-24", year: 2 });
  expect(momentOf("0002-11-24T10:00").toISOString()).toMatch(/^0002-11-24T13:/);
  expect(momentOf("2026-11-24T10:00").toISOString()).toBe("2026-11-24T13:00:00.000Z");
  for (const text of ["", "amanhã", "20266-11-24T10:00", "2026-13-01T10:00"])
    expect(isMoment(momentOf(text))).toBe(false);
});

it("a moment near is said as people say it", () => {
  const now = Date.parse("2026-12-01T02:30:00Z"); // the evening before, in Brazil
  expect(relativeMoment("2026-12-01T02:45:00Z", now)).toBe("hoje às 23h45");
  expect(relativeMoment("2026-12-01T11:00:00Z", now)).toBe("amanhã às 8h");
  expect(relativeMoment("2026-12-02T03:00:00Z", now)).toBe("em 02-12-2026 às 0h");
});

it("days are counted over months and leap years", () => {
  expect([addDays("2024-02-28", 1), addDays("2024-03-01", -1), addDays("2023-12-31", 1)]).toEqual([
    "2024-02-29",
    "2024-02-29",
    "2024-01-01",
  ]);
});

it("an offset is written with its sign", () => {
  expect([formatOffset(-180), formatOffset(-120, ":"), formatOffset(330)]).toEqual(["-0300", "-02:00", "+0530"]);
});
