import type { z } from "zod";
import type { eventAnswer, eventCardAnswer } from "./api";

/** An event with its photographs; dia, mes, ano, semana and hora derive from startsAt, in the project's time zone. */
export type EventWithPhotos = z.infer<typeof eventAnswer>;

/** An event as cards and lists of pages show it. */
export type CalendarEvent = z.infer<typeof eventCardAnswer>;

/** The same on a page, where it may be over. */
export type ShownEvent = CalendarEvent & { past?: boolean };

/** An event as administrators see it. */
export type ManagedEvent = EventWithPhotos & {
  updatedAt: string;
  /** Its day is over. */
  past: boolean;
};

/** An event in the dashboard's month view. */
export type MonthEvent = Pick<CalendarEvent, "_id" | "acoes" | "hora" | "active" | "cancelled">;

/** A day of the month view, 'YYYY-MM-DD', with its events in order. */
export type MonthDay = { day: string; events: MonthEvent[] };

/** A month, 'YYYY-MM', in whole weeks that begin on Sunday: the first and the last reach into its neighbours. */
export type EventMonth = { month: string; weeks: MonthDay[][] };

/** The initial data of the agenda; the calendar loads the rest. Days are 'YYYY-MM-DD', months 'YYYY-MM'. */
export type Agenda = {
  upcoming: CalendarEvent[];
  /** How many are still to come in all. */
  total: number;
  calendar: CalendarStart;
};

export type CalendarStart = {
  /** The day of the next event, or today. */
  day: string;
  /** The months of the first and of the last event. */
  first: string;
  last: string;
  /** Months with initial data, and their days with events. */
  months: string[];
  marked: string[];
};
