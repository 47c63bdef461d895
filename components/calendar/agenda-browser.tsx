"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useWhenNear } from "@/components/ui/use-when-near";
import type { CalendarStart } from "@/lib/calendar/types";
import type { DayCalendarProps } from "./day-calendar";
import type { DayEventsProps } from "./day-events";
import { useMonths } from "./use-months";

type Props = {
  calendar: CalendarStart;
  /** Rendered on the server: the next event, and the later ones. */
  next: ReactNode;
  later: ReactNode;
};

type Loaded = { DayCalendar: ComponentType<DayCalendarProps>; DayEvents: ComponentType<DayEventsProps> };

/**
 * The upcoming events or, once a day is chosen in the calendar, that day's. The calendar is loaded near the viewport; on
 * a phone it follows the next event, so that the chosen day's events appear right below it.
 */
export function AgendaBrowser({ calendar, next, later }: Props) {
  const [day, setDay] = useState<string>();
  const { box, loaded } = useCalendar();
  const { eventsOf, marked, load, loadMarks } = useMonths(calendar);
  const list = useRef<HTMLDivElement>(null);

  function choose(chosen: string | undefined) {
    setDay(chosen);
    if (chosen) load(chosen.slice(0, 7));
  }

  function goBack() {
    choose(undefined);
    list.current?.focus({ preventScroll: true }); // the focused button has been removed
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] noscript:lg:grid-cols-1">
      <div className={day ? "lg:hidden" : ""}>{next}</div>
      <div
        ref={box}
        className="min-h-104 rounded-card border border-line bg-surface p-3 shadow-card sm:p-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 noscript:hidden"
      >
        {loaded ? (
          <loaded.DayCalendar start={calendar} marked={marked} day={day} onChoose={choose} onMonth={loadMarks} />
        ) : (
          <CalendarSkeleton />
        )}
      </div>
      <div ref={list} tabIndex={-1} className="outline-none lg:col-start-1">
        {loaded && <loaded.DayEvents day={day} eventsOf={eventsOf} onRetry={choose} onBack={goBack} />}
        <div className={day ? "hidden" : ""}>{later}</div>
      </div>
    </div>
  );
}

function useCalendar() {
  const [loaded, setLoaded] = useState<Loaded>();
  const box = useRef<HTMLDivElement>(null);
  async function load() {
    const modules = [import("./day-calendar"), import("./day-events")] as const;
    const [calendar, events] = await Promise.all(modules).catch(() => []); // offline, the list stands alone
    if (calendar && events) setLoaded({ ...calendar, ...events });
  }
  useWhenNear(box, load, { marginPx: 100 });
  return { box, loaded };
}

/** Six weeks of dots, painted: elements of their own would be a twentieth of the home page's. */
const DOTS =
  "h-72 bg-[length:calc(100%/7)_3rem] bg-[radial-gradient(circle,var(--sunken)_1.125rem,transparent_calc(1.125rem+1px))]";

/** Placeholder of the calendar's size while it loads. */
function CalendarSkeleton() {
  return (
    <div aria-hidden className="grid animate-pulse gap-2">
      <div className="mx-auto h-11 w-full max-w-40 rounded-full bg-sunken" />
      <div className={`mt-9 ${DOTS}`} />
    </div>
  );
}
