import "server-only";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { countsByMonth } from "../lists/tally";
import { readPart } from "../sitemap/rows";
import { type Part, partsOf, SITEMAP_LIMIT } from "../sitemap/sitemap";

/** The parts into which the sitemap divides the active events, by when they begin. */
export async function listEventParts() {
  return partsOf(await countsByMonth({ entity: "CalendarEvent", active: true }));
}

const events = { table: Prisma.sql`"CalendarEvent"`, moment: Prisma.sql`"startsAt"`, name: Prisma.sql`id` };

/** The ids of a part's active events and when each last changed, in the order in which they happen. */
export const listEventAddresses = (part: Part, limit = SITEMAP_LIMIT) => readPart(events, part, limit);

/** When an active event last changed. */
export async function lastEventChange() {
  const last = await db.calendarEvent.findFirst({
    where: { active: true },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt;
}
