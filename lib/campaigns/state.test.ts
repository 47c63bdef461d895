import { expect, it } from "vitest";
import { wallClock } from "../dates";
import { stateOf } from "./state";

const days = { startsOn: "2026-11-10", endsOn: "2026-11-30", result: "" };
const stateAt = (moment: string, result = "") => stateOf({ ...days, result }, wallClock(moment).day);

it("a campaign begins and ends at midnight in São Paulo, and its last day counts", () => {
  expect(stateAt("2026-11-09T23:59:59-03:00")).toBe("upcoming");
  expect(stateAt("2026-11-10T00:00:00-03:00")).toBe("running");
  // In UTC it is the next day already.
  expect(stateAt("2026-11-30T23:59:59-03:00")).toBe("running");
  expect(stateAt("2026-12-01T00:00:00-03:00")).toBe("over");
});

it("a result ends it before its last day", () => {
  expect(stateAt("2026-11-20T12:00:00-03:00", "Compramos tudo.")).toBe("over");
});
