import { TZDate } from "@date-fns/tz";
import ical, { ICalEventStatus } from "ical-generator";
import { TIME_ZONE } from "../dates";
import { presentEach } from "../items/present-each";
import { routes } from "../routes";
import { absolute } from "../site";
import { calendarNote, endOf, HOUR_MS } from "./event-texts";
import type { EventRow } from "./service";
import { describeTimeZone } from "./time-zone";

/** The events of the organisation called `name` as an iCalendar file (RFC 5545), to import or to subscribe to. */
export function writeCalendar(name: string, events: EventRow[]) {
  const calendar = ical({
    name: `Agenda · ${name}`,
    prodId: { company: name, product: "Agenda", language: "PT-BR" },
    url: absolute(routes.agenda),
    // How often a subscribed calendar looks for changes.
    ttl: (6 * HOUR_MS) / 1000,
  });
  const years = presentEach(events, (event) => {
    calendar.createEvent(calendarEntry(event));
    return event.startsAt.getUTCFullYear();
  });
  // The calendar's properties must come before its components, which ical-generator does not respect with time zones of its own;
  // and with one, it writes DTSTAMP in local time. So VTIMEZONE is inserted here.
  const file = `${calendar}\r\n`.replace(/BEGIN:VEVENT|END:VCALENDAR/, `${describeTimeZone(TIME_ZONE, years)}\r\n$&`);
  return file.replace(CONTROL, " ");
}

/** What no line may have (RFC 5545, 3.1), as in a title pasted from a presentation, whose line break is a vertical tab. */
const CONTROL = /[^\P{Cc}\t\r\n]/gu;

function calendarEntry(event: EventRow) {
  const { id, acoes, local, eventos, startsAt, cancelled, motivo, createdAt, updatedAt } = event;
  const end = endOf(event);
  const url = absolute(routes.event(id));
  return {
    id: `${id}@${new URL(url).hostname}`,
    // Grows with the time of the last save, in seconds, so that calendars recognise the newer version.
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    // Without METHOD, DTSTAMP is when the event was last revised: the file stays the same while nothing changes.
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    // ical-generator writes a date's local fields; a TZDate's are in the project's time zone, whatever the server's.
    start: new TZDate(startsAt, TIME_ZONE),
    end: end && new TZDate(end, TIME_ZONE),
    timezone: TIME_ZONE,
    summary: acoes,
    location: local,
    description:
      cancelled && motivo ? `Cancelado: ${motivo}\n\n${calendarNote(eventos, url)}` : calendarNote(eventos, url),
    url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
