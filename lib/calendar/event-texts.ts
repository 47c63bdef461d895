import { formatLongDate, TIME_ZONE } from "../dates";
import { calendarCopy } from "./copy";
import type { CalendarEvent } from "./types";

/** How long an action is taken to last: people say when they begin, not when they end. */
const EVENT_HOURS = 2;

const HOUR_MS = 60 * 60 * 1000;

/** When an event ends, for calendars. */
export const endOf = (startsAt: Date | string) => new Date(new Date(startsAt).getTime() + EVENT_HOURS * HOUR_MS);

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

/** Opens Google Agenda with what the .ics says, moments in UTC. */
export function googleCalendarLink({ acoes, startsAt, local, eventos, url }: CalendarEvent) {
  const dates = [new Date(startsAt), endOf(startsAt)]
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
export function shareText({ acoes, startsAt, hora, local, cancelled, url }: CalendarEvent) {
  const title = cancelled ? `${acoes} (${calendarCopy.cancelled.toLowerCase()})` : acoes;
  return [title, `${formatLongDate(startsAt)}, às ${hora}`, local, url].join("\n");
}

/** The message that tells a group that an event was cancelled. */
export function cancelledText({ acoes, startsAt, hora, local, url }: CalendarEvent) {
  return [
    `Aviso: “${acoes}” não vai mais acontecer.`,
    `Estava na agenda para ${formatLongDate(startsAt)}, às ${hora}.`,
    local,
    url,
  ].join("\n");
}

export const mapLink = (local: string, city: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${local}, ${city}`)}`;
