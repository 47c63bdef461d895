import "server-only";
import { db } from "../db";
import { type Part, partsOf, SITEMAP_LIMIT } from "../sitemap";
import { countsByMonth } from "../tally";

/** The parts into which the sitemap divides the active events, by when they begin. */
export async function listEventParts(limit = SITEMAP_LIMIT) {
  return partsOf(await countsByMonth({ entity: "CalendarEvent", active: true }), limit);
}

/** A part's active events and when each last changed, in the order in which they happen. */
export async function listEventAddresses({ from, before, skip }: Part, limit = SITEMAP_LIMIT) {
  return db.calendarEvent.findMany({
    where: { active: true, startsAt: { gte: new Date(from), lt: new Date(before) } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    skip,
    take: limit,
    select: { id: true, updatedAt: true },
  });
}

/** When an active event last changed. */
export async function lastEventChange() {
  const last = await db.calendarEvent.findFirst({
    where: { active: true },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt;
}
