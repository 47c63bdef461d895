import { TZDate } from "@date-fns/tz";
import ical, { ICalEventRepeatingFreq } from "ical-generator";
import { addDays, startOfDay, TIME_ZONE, wallClock } from "../dates";
import { routes } from "../routes";
import { absolute } from "../site";

/** An all-day reminder of every month on that day, from the next one on, as a calendar file (RFC 5545). */
export function writeReminder(name: string, day: number, now = new Date()) {
  const url = absolute(routes.donateMonthly);
  const calendar = ical({ prodId: { company: name, product: "Lembrete", language: "PT-BR" } });
  calendar.createEvent({
    id: `doar-dia-${day}@${new URL(url).hostname}`,
    start: new TZDate(startOfDay(nextDay(day, now)), TIME_ZONE),
    allDay: true,
    repeating: { freq: ICalEventRepeatingFreq.MONTHLY },
    stamp: startOfDay(wallClock(now).day), // so that the file stays the same all day
    summary: `Doar por Pix: ${name}`,
    description: `A chave e o passo a passo: ${url}`,
    url,
  });
  return `${calendar}\r\n`;
}

/** 'YYYY-MM-DD' of the next such day of a month, today's included. */
function nextDay(day: number, now: Date) {
  let found = wallClock(now).day;
  while (Number(found.slice(8)) !== day) found = addDays(found, 1);
  return found;
}
