import { expect, test } from "vitest";
import { boundsOf } from "./period";

test("periods begin and end with the days of Brazil", () => {
  const now = new Date("2026-11-23T01:30:00Z"); // the evening of the 22nd there
  const days = (period: string) => {
    const { from, before } = boundsOf(period, now) ?? {};
    return [from?.toISOString(), before?.toISOString()];
  };
  expect(days("hoje")).toEqual(["2026-11-22T03:00:00.000Z", "2026-11-23T03:00:00.000Z"]);
  expect(days("ontem")).toEqual(["2026-11-21T03:00:00.000Z", "2026-11-22T03:00:00.000Z"]);
  expect(days("7dias")).toEqual(["2026-11-16T03:00:00.000Z", "2026-11-23T03:00:00.000Z"]);
  expect(days("2026-02-28")).toEqual(["2026-02-28T03:00:00.000Z", "2026-03-01T03:00:00.000Z"]);
  expect(boundsOf("", now)).toBeUndefined();
});
