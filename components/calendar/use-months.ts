"use client";

import { useMemo, useRef, useState } from "react";
import type { CalendarEvent, CalendarStart } from "@/lib/calendar/types";
import { wallClock } from "@/lib/dates";

type Month = CalendarEvent[] | "loading" | "failed";

/** The events of a day, 'YYYY-MM-DD', or what became of loading them. */
export type EventsOf = (day: string) => Month;

/** Months of the agenda, loaded when the calendar comes to them. */
export function useMonths({ months: known, marked: first }: CalendarStart) {
  const [months, setMonths] = useState<Record<string, Month>>({});
  const asked = useRef(new Set<string>());

  async function load(month: string) {
    if (asked.current.has(month)) return;
    asked.current.add(month);
    setMonths((before) => ({ ...before, [month]: "loading" }));
    const events = await fetchMonth(month).catch(() => undefined);
    if (!events) asked.current.delete(month); // it may be tried again
    setMonths((before) => ({ ...before, [month]: events ?? "failed" }));
  }

  const marked = useMemo(() => {
    const loaded = Object.values(months).flatMap((month) => (typeof month === "string" ? [] : month));
    return new Set([...first, ...loaded.map(({ startsAt }) => wallClock(startsAt).day)]);
  }, [months, first]);

  const events: EventsOf = (day) => {
    const month = months[day.slice(0, 7)] ?? "loading";
    return typeof month === "string" ? month : month.filter(({ startsAt }) => wallClock(startsAt).day === day);
  };

  return {
    marked,
    events,
    load,
    /** For the marks alone nothing need be loaded where they are known. */
    loadMarks: (month: string) => known.includes(month) || load(month),
  };
}

/** All events of a month; undefined when the server does not give them. */
async function fetchMonth(month: string) {
  const [year, number] = month.split("-").map(Number);
  const last = new Date(year ?? 0, number ?? 0, 0).getDate();
  const events: CalendarEvent[] = [];
  for (let page = 1; ; page++) {
    const response = await fetch(`/api/calendars?de=${month}-01&ate=${month}-${last}&page=${page}`);
    if (!response.ok) return undefined;
    const { calendars }: { calendars: CalendarEvent[] } = await response.json();
    events.push(...calendars);
    if (calendars.length === 0 || events.length >= Number(response.headers.get("x-total-count"))) return events;
  }
}
