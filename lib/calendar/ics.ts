import { wallClock } from "../dates";
import { routes } from "../routes";
import { absolute } from "../site";
import { EVENT_HOURS, programme } from "./model";
import type { EventRow } from "./service";
import { describeTimeZone } from "./time-zone";

const TIME_ZONE = "America/Sao_Paulo";
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How often a subscribed calendar looks for changes. */
const REFRESH = "PT6H";
/** Bytes of a line; what is longer is folded (RFC 5545, 3.1). */
const LINE = 75;

/** Events of the organisation of that `name` as a calendar file (RFC 5545), for one's own calendar or to subscribe to. */
export function writeCalendar(name: string, events: EventRow[]) {
  const years = events.map(({ startsAt }) => startsAt.getUTCFullYear());
  const title = text(`Agenda · ${name}`);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(name)}//Agenda//PT-BR`,
    `URL:${absolute(routes.agenda)}`,
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...describeTimeZone(TIME_ZONE, years),
    ...events.flatMap(describeEvent),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function describeEvent({ id, acoes, local, eventos, startsAt, cancelled, createdAt, updatedAt }: EventRow) {
  const url = absolute(routes.event(id));
  const start = startsAt.getTime();
  const description = [...programme(eventos).map((item) => `• ${item}`), "", url].join("\n");
  // Grows with every save, which tells calendars which version is the newer one.
  const sequence = Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(url).hostname}`,
    `SEQUENCE:${sequence}`,
    // Without METHOD, DTSTAMP is when the event was last revised: the file stays the same while nothing changes.
    `DTSTAMP:${moment(updatedAt)}`,
    `DTSTART;TZID=${TIME_ZONE}:${clock(start)}`,
    `DTEND;TZID=${TIME_ZONE}:${clock(start + EVENT_HOURS * HOUR)}`,
    `SUMMARY:${text(acoes)}`,
    `LOCATION:${text(local)}`,
    `DESCRIPTION:${text(description)}`,
    `URL;VALUE=URI:${url}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `CREATED:${moment(createdAt)}`,
    `LAST-MODIFIED:${moment(updatedAt)}`,
    "END:VEVENT",
  ];
}

/** '20300301T113000Z'. */
const moment = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** '20300301T083000': what the project's clock shows then. */
function clock(at: number) {
  const shown = new Date(at + wallClock(new Date(at)).offset * MINUTE);
  return moment(shown).slice(0, -1);
}

const text = (value: string) => value.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** The line in pieces of so many bytes, each after the first behind a space; no character is torn. */
function folded(line: string) {
  if (Buffer.byteLength(line) <= LINE) return line;
  const bytes = Buffer.from(line);
  const pieces: string[] = [];
  for (let from = 0, to = LINE; from < bytes.length; from = to, to += LINE - 1) {
    while (isInside(bytes[to])) to--;
    pieces.push(bytes.toString("utf8", from, to));
  }
  return pieces.join("\r\n ");
}

/** Whether a byte of UTF-8 goes on with the character before. */
const isInside = (byte = 0) => byte >> 6 === 0b10;
