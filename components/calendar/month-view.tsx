import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import Link from "next/link";
import { addMonths, MONTHS } from "@/lib/calendar/days";
import type { EventMonth, MonthDay, MonthEvent } from "@/lib/calendar/types";
import { dateInWords } from "@/lib/dates";
import { routes } from "@/lib/routes";

type Props = {
  calendar: EventMonth;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The address of the same screen with another month. */
  href: (month: string) => string;
};

/** All events of a month. A day leads to a new event on it, an event to its form. */
export function MonthView({ calendar: { month, weeks }, today, href }: Props) {
  const events = weeks.flat().filter(({ day, events }) => day.startsWith(month) && events.length > 0);
  return (
    <section
      aria-label={`Eventos de ${monthName(month)}`}
      className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-end pb-2 sm:pb-3">
        <h2 className="mr-auto pl-1 text-lg sm:text-2xl">{monthName(month)}</h2>
        <div className="flex">
          {!today.startsWith(month) && (
            <Link href={href(today.slice(0, 7))} scroll={false} className={STEP}>
              Hoje
            </Link>
          )}
          <Link href={href(addMonths(month, -1))} scroll={false} className={STEP}>
            <ChevronLeft aria-hidden className="size-5" />
            <span className="sr-only">Mês anterior: {monthName(addMonths(month, -1))}</span>
          </Link>
          <Link href={href(addMonths(month, 1))} scroll={false} className={STEP}>
            <ChevronRight aria-hidden className="size-5" />
            <span className="sr-only">Próximo mês: {monthName(addMonths(month, 1))}</span>
          </Link>
        </div>
      </header>
      <table className="w-full table-fixed border-collapse">
        <caption className="caption-bottom px-1 pt-3 text-left text-muted text-sm">
          {events.length === 0 && "Nenhum evento neste mês. "}Escolha um dia para criar um evento nele.
        </caption>
        <thead>
          <tr>
            {WEEKDAYS_IN_WORDS.map((name) => (
              <th key={name} scope="col" className="h-9 font-semibold text-muted text-sm">
                <span aria-hidden>{name.slice(0, 3)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.day}>
              {days.map((day) => (
                <Day key={day.day} {...day} today={day.day === today} outside={!day.day.startsWith(month)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={`Eventos de ${monthName(month)}`} className="mt-3 grid sm:hidden">
        {events.flatMap(({ day, events }) =>
          events.map((event) => (
            <li key={event._id} className="flex items-center gap-3 border-line border-t">
              <span className="w-7 shrink-0 text-center font-bold font-display text-lg">{Number(day.slice(8))}</span>
              <EventLink event={event} className="min-h-11 flex-1 py-2" />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Day({ day, events, today, outside }: MonthDay & { today: boolean; outside: boolean }) {
  return (
    <td
      className={`group/day relative h-13 border border-line p-0 align-top has-[a[data-new]:hover]:bg-sunken sm:h-26 ${outside ? "bg-paper" : ""}`}
    >
      <Link
        data-new
        href={`${routes.addEvent}?dia=${day}`}
        // Thirty days a month: fetching the form for each ahead of time would be a waste.
        prefetch={false}
        aria-current={today ? "date" : undefined}
        className="absolute inset-0 flex items-start justify-between p-0.5 -outline-offset-2 sm:p-1"
      >
        <span className="sr-only">Novo evento em {dateInWords(`${day}T12:00:00-03:00`)}</span>
        <span
          aria-hidden
          className={`grid size-8 place-items-center rounded-full text-sm max-sm:mx-auto ${today ? "bg-accent font-bold text-on-accent" : outside ? "text-muted" : "font-semibold"}`}
        >
          {Number(day.slice(8))}
        </span>
        <Plus
          aria-hidden
          className="m-1.5 hidden size-4 opacity-0 group-focus-within/day:opacity-100 group-has-[a[data-new]:hover]/day:opacity-100 sm:block"
        />
      </Link>
      {events.length > 0 && (
        <>
          <p className="pointer-events-none absolute inset-x-0 bottom-1.5 flex justify-center gap-0.5 sm:hidden">
            <span className="sr-only">{events.length === 1 ? "1 evento" : `${events.length} eventos`}</span>
            {events.slice(0, MAX_DOTS).map(({ _id, active, cancelled }) => (
              <span
                key={_id}
                aria-hidden
                className={`size-1.5 rounded-full ${active && !cancelled ? "bg-accent" : "bg-muted"}`}
              />
            ))}
          </p>
          <ul className="pointer-events-none relative grid gap-1 px-1 pt-10 pb-1 max-sm:hidden">
            {events.map((event) => (
              <li key={event._id} className="grid">
                <EventLink
                  event={event}
                  className={`pointer-events-auto rounded-md px-1.5 py-0.5 text-sm leading-5 ${event.active ? "bg-leaf-soft text-leaf" : "bg-sunken text-muted"}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

function EventLink({ event, className }: { event: MonthEvent; className: string }) {
  const { _id, acoes, hora, active, cancelled } = event;
  const state = [...(cancelled ? ["cancelado"] : []), ...(active ? [] : ["desabilitado"])].join(", ");
  return (
    <Link
      href={routes.editEvent(_id)}
      prefetch={false}
      title={state ? `${acoes} (${state})` : acoes}
      className={`block min-w-0 underline-offset-4 hover:underline ${className}`}
    >
      <span className="font-semibold">{hora}</span>{" "}
      <span className={`wrap-anywhere ${cancelled ? "line-through" : ""}`}>{acoes}</span>
      {state && <span className="sr-only"> ({state})</span>}
    </Link>
  );
}

const STEP = "grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-semibold hover:bg-sunken";

/** Dots of a day on a phone at most. */
const MAX_DOTS = 3;

const WEEKDAYS_IN_WORDS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

const monthName = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`;
