import "server-only";
import { sidesOf } from "../calendar/over";
import { addDays, startOfDay, wallClock } from "../dates";
import { db } from "../db/client";
import { countWaitingClaims } from "../donations/claims/list";
import { totalDonations } from "../donations/totals";
import type { Waiting } from "../entity";
import { presentEach } from "../items/present-each";
import { readCounter } from "../lists/tally";
import { countUnread } from "../messages/list";
import { may, type Role } from "../roles";
import { NEW_REVIEW_DAYS } from "./format";
import type { Attention, DonationMonth, Figures, UpcomingEvent } from "./types";

// The figures and short lists of the dashboard's home.

/** The three cards: donations and volunteers. */
export async function readFigures(): Promise<Figures> {
  const [members, sums] = await Promise.all([
    readCounter({ entity: "Volunteer", active: true }),
    totalDonations({ active: true }),
  ]);
  return { members, ...sums };
}

/** The donations of this month and the eleven before it; a month without any is there, too. */
export async function readDonationMonths(now = new Date()): Promise<DonationMonth[]> {
  const thisMonth = `${wallClock(now).day.slice(0, 7)}-01`;
  return db.$queryRaw<DonationMonth[]>`
    SELECT to_char(start, 'YYYY-MM') AS month,
      coalesce(sum(amount) FILTER (WHERE kind = 'MONEY'), 0)::decimal(20, 2)::text AS amount,
      coalesce(sum(count) FILTER (WHERE kind = 'MONEY'), 0)::int AS money,
      coalesce(sum(count) FILTER (WHERE kind = 'IN_KIND'), 0)::int AS "inKind"
    FROM generate_series(${thisMonth}::date - interval '11 months', ${thisMonth}::date, interval '1 month') AS start
    LEFT JOIN "Tally" ON entity = 'Donation' AND active AND month = start::date
    GROUP BY start ORDER BY start`;
}

/** The next actions, also disabled and cancelled ones. */
export async function listUpcoming(limit: number, now = new Date()): Promise<UpcomingEvent[]> {
  const events = await db.calendarEvent.findMany({
    where: { startsAt: { gte: now } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { id: true, acoes: true, local: true, startsAt: true, active: true, cancelled: true },
  });
  return presentEach(events, ({ id, startsAt, ...event }) => ({ _id: id, ...event, startsAt: startsAt.toISOString() }));
}

/** Items that await somebody of the role. */
export async function readAttention(role: Role, now = new Date()): Promise<Attention> {
  const [unreadMessages, newReviews, waitingClaims] = await Promise.all([
    may(role, "messages:read") ? countUnread() : 0,
    may(role, "content:read") ? countNewReviews(undefined, now) : 0,
    may(role, "donations:write") ? countWaitingClaims() : 0,
  ]);
  if (!may(role, "content:write")) return { ...NOTHING_WAITS, unreadMessages, newReviews, waitingClaims };

  const bare = { active: true, cancelled: false, imageId: null, startsAt: { gte: now } };
  const [hiddenReviews, awaitingReviews, scheduledPosts, bareEvents, first, untold] = await Promise.all([
    readCounter({ entity: "Review", active: false }),
    countAwaitingReviews(),
    db.post.count({ where: { active: true, createdAt: { gt: now } } }),
    db.calendarEvent.count({ where: bare }),
    db.calendarEvent.findFirst({ where: bare, orderBy: { startsAt: "asc" }, select: { id: true, acoes: true } }),
    findUntold(now),
  ]);
  const firstBare = first ? { _id: first.id, acoes: first.acoes } : undefined;
  const reviews = { newReviews, awaitingReviews, hiddenReviews: hiddenReviews - awaitingReviews };
  return { unreadMessages, waitingClaims, ...reviews, scheduledPosts, bareEvents, firstBare, untold };
}

/** Days during which an event still asks for its article. */
const NEWS_DAYS = 4;

/** The last event that is over and since which no article was written. */
async function findUntold(now: Date) {
  const today = wallClock(now).day;
  const [found] = await db.$queryRaw<{ _id: string; acoes: string }[]>`
    SELECT id AS "_id", acoes FROM "CalendarEvent"
    WHERE active AND NOT cancelled AND "startsAt" >= ${startOfDay(addDays(today, -NEWS_DAYS))} AND ${sidesOf(today).past.rows}
      AND NOT EXISTS (SELECT FROM "Post" WHERE "createdAt" >= "startsAt")
    ORDER BY "startsAt" DESC, id LIMIT 1`;
  return found;
}

const NOTHING_WAITS = { awaitingReviews: 0, hiddenReviews: 0, scheduledPosts: 0, bareEvents: 0 };

/**
 * The menu's counters: unread messages, reviews that are newer than `reviewsSince` or await their publication, and claims of
 * donations that nobody has settled; 0 of what the role may not see.
 */
export async function readWaiting(
  role: Role,
  reviewsSince?: string,
  now = new Date(),
): Promise<Record<Waiting, number>> {
  const [messages, fresh, awaiting, claims] = await Promise.all([
    may(role, "messages:read") ? countUnread() : 0,
    may(role, "content:read") ? countNewReviews(reviewsSince, now) : 0,
    may(role, "content:write") ? countAwaitingReviews() : 0,
    may(role, "donations:write") ? countWaitingClaims() : 0,
  ]);
  return { messages, reviews: fresh + awaiting, claims };
}

const countAwaitingReviews = () => db.review.count({ where: { awaiting: true } });

/** Of the last days, without those that await their publication, which are counted apart. */
function countNewReviews(since: string | undefined, now: Date) {
  const gte = startOfDay(addDays(wallClock(now).day, -NEW_REVIEW_DAYS));
  const createdAt = { gte, ...(since && { gt: new Date(since) }) };
  return db.review.count({ where: { createdAt, awaiting: false } });
}

/** The newest active volunteers. */
export function listNewVolunteers(limit: number) {
  return db.volunteer.findMany({
    where: { active: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    omit: { tel: true },
    include: { image: true },
  });
}
