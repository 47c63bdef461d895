import { TZDate } from "@date-fns/tz";
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from "ical-generator";
import { addDays, startOfDay, TIME_ZONE, wallClock } from "../dates";
import { routes } from "../routes";
import { absolute } from "../site";

/** The alarm's time on its day, in hours. */
const ALARM_HOUR = 9;

/** An all-day reminder of every month on that day, from the next one on, as a calendar file (RFC 5545). */
export function writeReminder(name: string, day: number, now = new Date()) {
  const url = absolute(routes.donateMonthly);
  const calendar = ical({ prodId: { company: name, product: "Lembrete", language: "PT-BR" } });
  const event = calendar.createEvent({
    id: `doar-dia-${day}@${new URL(url).hostname}`,
    start: new TZDate(startOfDay(nextDay(day, now)), TIME_ZONE),
    allDay: true,
    repeating: { freq: ICalEventRepeatingFreq.MONTHLY },
    stamp: startOfDay(wallClock(now).day), // so that the file stays the same all day
    summary: `Doar por Pix: ${name}`,
    // The only place of the address: ical-generator writes a URL after the alarm, and properties must come before components.
    description: `A chave e o passo a passo: ${url}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const alarm = event.createAlarm({ type: ICalAlarmType.display, triggerAfter: ALARM_HOUR * 3600 });
  alarm.relatesTo(ICalAlarmRelatesTo.start); // createAlarm ignores it, and there is no end
  return `${calendar}\r\n`;
}

/** 'YYYY-MM-DD' of the next such day of a month, today's included. */
function nextDay(day: number, now: Date) {
  let found = wallClock(now).day;
  while (Number(found.slice(8)) !== day) found = addDays(found, 1);
  return found;
}
