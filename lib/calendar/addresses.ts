import "server-only";
import { db } from "../db";

/** The active events and when each last changed, the latest change first. */
export async function listEventAddresses(limit: number) {
  return db.calendarEvent.findMany({
    where: { active: true },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, updatedAt: true },
  });
}
