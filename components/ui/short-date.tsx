import { formatDate, formatDay, formatMoment } from "@/lib/dates";

// Dates that no line break divides: browsers break a line after a hyphen. Within a text: NowrapDates.

/** The day of a moment, DD-MM-YYYY. */
export function ShortDate({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {formatDate(moment)}
    </time>
  );
}

/** A moment, 'DD-MM-YYYY às HH:MM'. */
export function ShortMoment({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {formatMoment(moment)}
    </time>
  );
}

/** A day 'YYYY-MM-DD' as DD-MM-YYYY. */
export function ShortDay({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(day)}
    </time>
  );
}
