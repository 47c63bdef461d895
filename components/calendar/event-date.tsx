import { weekdayName } from "@/lib/calendar/days";
import type { CalendarEvent } from "@/lib/calendar/types";
import { isoWithOffset } from "@/lib/dates";

/** An event's date like a leaf of a wall calendar: month, large day, weekday. */
export function EventDate({ event, className }: { event: CalendarEvent; className: string }) {
  const { startsAt, dia, mes, ano, semana, cancelled } = event;
  return (
    <time
      dateTime={isoWithOffset(startsAt)}
      className={`grid w-19 shrink-0 content-start self-start overflow-hidden rounded-field border border-line bg-paper text-center leading-none ${className}`}
    >
      <span
        className={`py-1.5 font-semibold text-sm ${cancelled ? "bg-muted text-paper" : "bg-accent text-on-accent"}`}
      >
        {mes.slice(0, 3)} <span className="sr-only">de</span> {ano}
      </span>
      <span className="pt-2 font-bold font-display text-4xl text-ink">{String(dia).padStart(2, "0")}</span>
      <span className="pt-1 pb-2 text-muted text-sm">{weekdayName(semana)}</span>
    </time>
  );
}
