import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { googleCalendarLink } from "./event-texts";
import { writeCalendar } from "./ics";
import { presentEvent } from "./present";

const long = "Mutirão de pintura; tragam pincel, luvas \\ roupa velha e muita disposição: é uma parede comprida 🎨";
const write = async (fields = {}) => {
  const data = { acoes: long, local: "Praça, 10", eventos: "Café, Pão", startsAt: new Date("2030-03-01T11:30:00Z") };
  const event = await db.calendarEvent.create({ data: { ...data, ...fields }, include: { image: true } });
  return { event, file: writeCalendar("Projeto Nova", [event]) };
};

describe("a calendar file", () => {
  it("keeps the rules of RFC 5545 on lines, characters and blocks", async () => {
    const { file } = await write({ acoes: `${long}\u000bna escola` });
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const open: string[] = [];
    for (const { name, value } of contentLines(file)) {
      if (name === "BEGIN") open.push(value);
      if (name === "END") expect(open.pop()).toBe(value);
    }
    expect(open).toEqual([]);
    const names = contentLines(file).map(({ name, value }) => (name === "BEGIN" ? value : name));
    expect(names.indexOf("VTIMEZONE")).toBeGreaterThan(names.indexOf("X-PUBLISHED-TTL"));
    expect(names.indexOf("VTIMEZONE")).toBeLessThan(names.indexOf("VEVENT"));
  });

  it("says everything of the event, and no end when none is known", async () => {
    const { event, file } = await write();
    expect(properties(file, "VCALENDAR")).toMatchObject({ VERSION: "2.0", "X-WR-CALNAME": "Agenda · Projeto Nova" });
    expect(properties(file, "VCALENDAR").PRODID).toMatch(/Projeto Nova/);
    const entry = properties(file, "VEVENT");
    expect(entry).toMatchObject({
      UID: `${event.id}@localhost`,
      SEQUENCE: "0",
      "DTSTART;TZID=America/Sao_Paulo": "20300301T083000",
      STATUS: "CONFIRMED",
    });
    expect(file).not.toMatch(/DTEND/);
    expect(entry.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
    expect(entry["LAST-MODIFIED"]).toBe(entry.DTSTAMP);
    expect(plain(entry.SUMMARY)).toBe(long);
    expect(plain(entry.LOCATION)).toBe("Praça, 10");
    expect(plain(entry.DESCRIPTION)).toMatch(/^• Café\n• Pão\n\nhttp/);
    expect(entry["URL;VALUE=URI"]).toMatch(new RegExp(`/agenda/${event.id}$`));
  });

  it("keeps its UID when the event is changed or cancelled, and counts on", async () => {
    const { event, file } = await write();
    const later = { ...event, cancelled: true, updatedAt: new Date(event.updatedAt.getTime() + 90_000) };
    const [before, after] = [properties(file, "VEVENT"), properties(writeCalendar("Projeto Nova", [later]), "VEVENT")];
    expect(after.UID).toBe(before.UID);
    expect(after.STATUS).toBe("CANCELLED");
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  });

  it("says why an event was cancelled, and of no other one", async () => {
    const { file } = await write({ cancelled: true, motivo: "por causa da chuva" });
    const entry = properties(file, "VEVENT");
    expect(entry.STATUS).toBe("CANCELLED");
    expect(plain(entry.DESCRIPTION)).toMatch(/^Cancelado: por causa da chuva\n\n• Café\n/);
    expect((await write({ motivo: "por causa da chuva" })).file).not.toContain("chuva");
  });

  it("has the same moments and texts as the link to Google's calendar", async () => {
    const { event, file } = await write({ startsAt: new Date("2030-03-02T01:30:00Z"), termino: "00:30" }); // the evening before, here
    const { hostname, searchParams } = new URL(googleCalendarLink(presentEvent(event)));
    expect(hostname).toBe("calendar.google.com");
    const { text, dates, ctz, location, details } = Object.fromEntries(searchParams);
    expect([dates, ctz]).toEqual(["20300302T013000Z/20300302T033000Z", "America/Sao_Paulo"]);
    const entry = properties(file, "VEVENT");
    expect(entry["DTEND;TZID=America/Sao_Paulo"]).toBe("20300302T003000");
    expect([text, location, details]).toEqual([entry.SUMMARY, entry.LOCATION, entry.DESCRIPTION].map(plain));
  });

  it("ends where the event does, on the next day when that is earlier than its beginning", async () => {
    const endOf = async (fields: object) =>
      properties((await write(fields)).file, "VEVENT")["DTEND;TZID=America/Sao_Paulo"];
    expect(await endOf({ termino: "12:00" })).toBe("20300301T120000");
    expect(await endOf({ termino: "01:00" })).toBe("20300302T010000");
    expect(await endOf({ termino: null })).toBeUndefined();
    const { event } = await write();
    const { searchParams } = new URL(googleCalendarLink(presentEvent(event)));
    expect(searchParams.get("dates")).toBe("20300301T113000Z/20300301T113000Z");
  });

  it("is valid without any event", () => {
    expect(writeCalendar("Projeto Nova", [])).toMatch(/END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  });
});

describe("its time zone", () => {
  it("is Brasília's time without changes nowadays", async () => {
    const { file } = await write();
    expect(file.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toEqual(["BEGIN:STANDARD"]);
    expect(properties(file, "STANDARD")).toMatchObject({ TZOFFSETFROM: "-0300", TZOFFSETTO: "-0300" });
  });

  it("knows the summer times until 2019", async () => {
    const { file } = await write({ startsAt: new Date("2018-12-01T12:00:00Z") });
    expect(properties(file, "VEVENT")["DTSTART;TZID=America/Sao_Paulo"]).toBe("20181201T100000");
    // Clocks went forward on 2018-11-04 at midnight; the winter before they went back on 2018-02-18 at midnight.
    expect(file).toContain("BEGIN:DAYLIGHT\r\nDTSTART:20181104T000000\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0200");
    expect(file).toContain("BEGIN:STANDARD\r\nDTSTART:20180218T000000\r\nTZOFFSETFROM:-0200\r\nTZOFFSETTO:-0300");
  });
});

/** An independent reading: unfolded lines as name with parameters, and value. */
function contentLines(file: string) {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return lines.map((line) => {
    const found = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line);
    if (!found) throw new Error(`No content line: ${line}`);
    return { name: found[1] ?? "", value: found[2] ?? "" };
  });
}

/** The properties of the first block of that name, without those of blocks inside. */
function properties(file: string, block: string) {
  const found: Record<string, string> = {};
  const open: string[] = [];
  for (const { name, value } of contentLines(file)) {
    if (name === "BEGIN") open.push(value);
    else if (name === "END") open.pop();
    else if (open.at(-1) === block) found[name] ??= value;
  }
  return found;
}

const plain = (value = "") => value.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));
