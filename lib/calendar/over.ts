import "server-only";
import { addDays, currentDay, startOfDay, TIME_ZONE } from "../dates";
import { Prisma } from "../generated/prisma/client";
import { type Counter, tallyMonth } from "../lists/tally";
import { endOf, type Times } from "./event-texts";

// An event is over when its last day is; one that goes on after midnight has two days. The rule is written twice, for an event and for
// rows of the database; a test compares both.

export function isOver(event: Times) {
  const today = startOfDay(currentDay());
  const end = endOf(event);
  return end ? end <= today : new Date(event.startsAt) < today;
}

/** The rows on one side of a day, the tallied months that hold them, and the few `others` of these months. */
export type Side = { rows: Prisma.Sql; months: Pick<Counter, "from" | "before">; others: Prisma.Sql };

/**
 * The events that are over on that day, and those to come. Both are ranges of `startsAt`, which has an index: each event ends on the
 * next day at the latest.
 */
export function sidesOf(day = currentDay()): { past: Side; toCome: Side } {
  const [yesterday, today] = [startOfDay(addDays(day, -1)), startOfDay(day)];
  const [from, before] = [tallyMonth(yesterday), tallyMonth(today, 1)];
  const past = Prisma.sql`"startsAt" < ${today} AND ("startsAt" < ${yesterday} OR NOT ${GOES_ON})`;
  const toCome = Prisma.sql`"startsAt" >= ${yesterday} AND ("startsAt" >= ${today} OR ${GOES_ON})`;
  return {
    past: { rows: past, months: { before }, others: Prisma.sql`"startsAt" < ${new Date(before)} AND ${toCome}` },
    toCome: { rows: toCome, months: { from }, others: Prisma.sql`"startsAt" >= ${new Date(from)} AND ${past}` },
  };
}

/** Whether a row goes on after midnight, as `endOf` says. */
const GOES_ON = Prisma.sql`coalesce(
  termino > '00:00' AND termino <= to_char("startsAt" AT TIME ZONE ${TIME_ZONE}::text, 'HH24:MI'), false)`;
