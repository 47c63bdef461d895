"use client";

import { useMemo, useRef, useState } from "react";
import type { CalendarEvent, CalendarStart } from "@/lib/calendar/types";
import { wallClock } from "@/lib/dates";

export type LoadedMonth = CalendarEvent[] | "loading" | "failed";

/** The events of a day, 'YYYY-MM-DD', or the state of their month. */
export type EventsOf = (day: string) => LoadedMonth;

/** Fetches months of the agenda on demand. */
export function useMonths({ months: prerendered, marked: prerenderedMarks }: CalendarStart) {
  const [months, setMonths] = useState<Record<string, LoadedMonth>>({});
  const requested = useRef(new Set<string>());

  async function load(month: string) {
    if (requested.current.has(month)) return;
    requested.current.add(month);
    setMonths((before) => ({ ...before, [month]: "loading" }));
    const events = await fetchMonth(month).catch(() => undefined);
    if (!events) requested.current.delete(month); // allows a retry
    setMonths((before) => ({ ...before, [month]: events ?? "failed" }));
  }

  const marked = useMemo(() => {
    const loaded = Object.values(months).flatMap((month) => (typeof month === "string" ? [] : month));
    return new Set([...prerenderedMarks, ...loaded.map(({ startsAt }) => wallClock(startsAt).day)]);
  }, [months, prerenderedMarks]);

  const eventsOf: EventsOf = (day) => {
    const month = months[day.slice(0, 7)] ?? "loading";
    return typeof month === "string" ? month : month.filter(({ startsAt }) => wallClock(startsAt).day === day);
  };

  return {
    marked,
    eventsOf,
    load,
    /** Loads a month for its dots, unless the page came with them. */
    loadMarks: (month: string) => prerendered.includes(month) || load(month),
  };
}

/** Undefined when the server answers with an error. */
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
