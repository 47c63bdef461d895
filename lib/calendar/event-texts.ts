import { addDays, formatLongDate, momentOf, TIME_ZONE, wallClock } from "../dates";
import { calendarCopy } from "./copy";
import type { CalendarEvent } from "./types";

export const HOUR_MS = 60 * 60 * 1000;

export type Times = { startsAt: Date | string; termino?: string | null };

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

/** Scans from the end: a pattern anchored there would restart at each comma, in quadratic time. */
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
export function shareText(event: CalendarEvent) {
  const { acoes, local, cancelled, motivo, url } = event;
  const state = [calendarCopy.cancelled.toLowerCase(), motivo].filter(Boolean).join(": ");
  return [cancelled ? `${acoes} (${state})` : acoes, whenInWords(event), local, url].join("\n");
}

/** The message that tells a group that an event was cancelled. */
export function cancelledText(event: CalendarEvent) {
  const { acoes, local, motivo, url } = event;
  return [
    `Aviso: “${acoes}” não vai mais acontecer.`,
    ...(motivo ? [`Motivo: ${motivo}`] : []),
    `Estava na agenda para ${whenInWords(event)}.`,
    local,
    url,
  ].join("\n");
}

/** The message that tells a group that an event has another day, time or place; undefined when it has not. */
export function movedText(before: CalendarEvent, after: CalendarEvent) {
  const moved = [
    wallClock(before.startsAt).day !== wallClock(after.startsAt).day && "data",
    (before.hora !== after.hora || before.termino !== after.termino) && "horário",
    before.local !== after.local && "local",
  ].filter((what) => what !== false);
  if (moved.length === 0) return undefined;
  const what = new Intl.ListFormat("pt-BR").format(moved);
  return [
    `Aviso: “${after.acoes}” mudou de ${what}.`,
    `De: ${whenInWords(before)}, ${before.local}`,
    `Para: ${whenInWords(after)}, ${after.local}`,
    after.url,
  ].join("\n");
}

const whenInWords = ({ startsAt, hora, termino }: CalendarEvent) =>
  `${formatLongDate(startsAt)}, ${hoursInWords({ hora, termino })}`;

export const mapLink = (local: string, city: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${local}, ${city}`)}`;
