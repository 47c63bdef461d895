import { expect, it } from "vitest";
import { writeReminder } from "./reminder";

it("a reminder is an all-day event of each month, from the next such day of Brasília on", () => {
  const file = writeReminder("Projeto Nova", 5, new Date("2026-12-06T01:00:00Z")); // 22 h of the 5th there
  const lines = file.split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261205");
  expect(lines).toContain("RRULE:FREQ=MONTHLY");
  expect(lines).toContain("SUMMARY:Doar por Pix: Projeto Nova");
  // Calendars announce no all-day event by themselves, and take its day as busy.
  expect(lines.join("\n")).toContain("BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;RELATED=START:PT9H\nDESCRIPTION:");
  expect(lines).toContain("TRANSP:TRANSPARENT");
  expect(writeReminder("Projeto Nova", 5, new Date("2026-12-06T04:00:00Z"))).toContain("DTSTART;VALUE=DATE:20270105");
});
