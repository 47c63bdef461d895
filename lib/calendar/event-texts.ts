import { addDays, formatLongDate, momentOf, TIME_ZONE, wallClock } from "../dates";
import { calendarCopy } from "./copy";
import type { CalendarEvent } from "./types";

export const HOUR_MS = 60 * 60 * 1000;

type Times = { startsAt: Date | string; termino?: string | null };

/** When an event ends; undefined when it is open. */
export function endOf({ startsAt, termino }: Times) {
  if (!termino) return undefined;
  const { day, hour } = wallClock(startsAt);
  return momentOf(`${termino > hour ? day : addDays(day, 1)}T${termino}`);
}

/** 'das 08:30 às 12:00', or 'às 08:30' of an open end. */
export const hoursInWords = ({ hora, termino }: Pick<CalendarEvent, "hora" | "termino">) =>
  termino ? `das ${hora} às ${termino}` : `às ${hora}`;

/** The items of a programme. */
export const programme = (eventos: string) =>
  eventos
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** A programme as it is stored, however it was typed: items on lines of their own are separated by commas, too. */
export const programmeText = (text: string) => text.split("\n").map(withoutCommasAround).filter(Boolean).join(", ");

/** Character by character from the end: a pattern that ends there would begin anew at each comma. */
function withoutCommasAround(text: string) {
  let end = text.length;
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(/^[\s,]+/, "");
}

/** An event's text in a calendar: its programme and its page. */
export const calendarNote = (eventos: string, url: string) =>
  [...programme(eventos).map((item) => `• ${item}`), "", url].join("\n");

/** Opens Google Agenda with what the .ics says, moments in UTC; it wants an end. */
export function googleCalendarLink({ acoes, startsAt, termino, local, eventos, url }: CalendarEvent) {
  const start = new Date(startsAt);
  const dates = [start, endOf({ startsAt, termino }) ?? start]
    .map((at) => at.toISOString().replace(/[-:]|\.\d+/g, ""))
    .join("/");
  const details = calendarNote(eventos, url);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: acoes,
    dates,
    ctz: TIME_ZONE,
    location: local,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The message with which a visitor passes an event on. */
export function shareText({ acoes, startsAt, hora, termino, local, cancelled, url }: CalendarEvent) {
  const title = cancelled ? `${acoes} (${calendarCopy.cancelled.toLowerCase()})` : acoes;
  return [title, `${formatLongDate(startsAt)}, ${hoursInWords({ hora, termino })}`, local, url].join("\n");
}

/** The message that tells a group that an event was cancelled. */
export function cancelledText({ acoes, startsAt, hora, termino, local, url }: CalendarEvent) {
  return [
    `Aviso: “${acoes}” não vai mais acontecer.`,
    `Estava na agenda para ${formatLongDate(startsAt)}, ${hoursInWords({ hora, termino })}.`,
    local,
    url,
  ].join("\n");
}

export const mapLink = (local: string, city: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${local}, ${city}`)}`;
