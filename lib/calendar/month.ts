import { addDays, startOfDay, wallClock } from "../dates";
import { addMonths } from "./days";
import { listEventsBetween } from "./list";
import type { EventMonth, MonthEvent } from "./types";

/** All events of a month, disabled ones too, day by day. */
export async function readEventMonth(month: string): Promise<EventMonth> {
  const days = daysOfFullWeeks(month);
  const events = await listEventsBetween(startOfDay(days[0] ?? month), startOfDay(addDays(days.at(-1) ?? month, 1)));
  const byDay = new Map<string, MonthEvent[]>(days.map((day) => [day, []]));
  for (const { id, acoes, startsAt, active, cancelled } of events) {
    const { day, hour } = wallClock(startsAt);
    byDay.get(day)?.push({ _id: id, acoes, hora: hour, active, cancelled });
  }
  const filled = [...byDay].map(([day, events]) => ({ day, events }));
  return { month, weeks: Array.from({ length: filled.length / 7 }, (_, week) => filled.slice(week * 7, week * 7 + 7)) };
}

/** The days of the month, and those before and after that complete its first and last week. */
function daysOfFullWeeks(month: string) {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const days = [addDays(first, -weekday(first))];
  const end = addDays(last, 6 - weekday(last));
  for (let day = days[0]; day && day < end; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
