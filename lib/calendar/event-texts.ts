import { formatLongDate } from "../dates";
import { calendarCopy } from "./copy";
import type { CalendarEvent } from "./types";

/** How long an action is taken to last: people say when they begin, not when they end. */
export const EVENT_HOURS = 2;

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

/** The message with which a visitor passes an event on. */
export function shareText({ acoes, startsAt, hora, local, cancelled, url }: CalendarEvent) {
  const title = cancelled ? `${acoes} (${calendarCopy.cancelled.toLowerCase()})` : acoes;
  return [title, `${formatLongDate(startsAt)}, às ${hora}`, local, url].join("\n");
}

export const mapLink = (local: string, city: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${local}, ${city}`)}`;
