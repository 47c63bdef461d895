"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { addMonths, MONTHS } from "@/lib/calendar/days";
import type { EventMonth } from "@/lib/calendar/types";
import { listHref } from "@/lib/lists/list-href";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { painelRoutes } from "@/lib/painel-routes";
import { EventLink, MonthDayCell } from "./month-day";

type Props = {
  calendar: EventMonth;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The query of the list below; links to other months keep it. */
  query: ManageQuery;
};

/**
 * A month's events. Days link to the form for a new event, events to their own form. A client component for the reason given
 * at `Picture`.
 */
export function MonthView({ calendar: { month, weeks }, today, query }: Props) {
  const href = (month: string) => listHref(painelRoutes.manageEvents, { ...query, mes: month });
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
                <span aria-hidden>
                  {name.slice(0, 1)}
                  <span className="max-[16rem]:hidden">{name.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.day}>
              {days.map((day) => (
                <MonthDayCell key={day.day} {...day} today={day.day === today} outside={!day.day.startsWith(month)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={`Eventos de ${monthName(month)}`} className="mt-3 grid sm:hidden">
        {events.flatMap(({ day, events }) =>
          events.map((event) => (
            <li key={event._id} className="flex items-center gap-3 border-line border-t">
              <span className="min-w-7 shrink-0 whitespace-nowrap text-center font-bold font-display text-lg">
                {Number(day.slice(8))}
              </span>
              <EventLink event={event} className="min-h-11 flex-1 py-2" />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

const STEP = "grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-semibold hover:bg-sunken";

const WEEKDAYS_IN_WORDS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

const monthName = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`;
