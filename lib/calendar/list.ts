import "server-only";
import { TIME_ZONE } from "../dates";
import { db, inOrderOf } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { activeOf, type ListQuery } from "../lists/filters";
import { countRows, countUpTo, findIds, findPageOfIds } from "../lists/find-page";
import { type Counted, MAX_SEARCH_HITS, pageOf, rangeOf } from "../lists/listing";
import { type Counter, tallyMonth } from "../lists/tally";
import { type Side, sidesOf } from "./over";
import { withPictures } from "./service";

// The lists of events, for visitors and for administrators.

type Listed = Omit<ListQuery, "ordem">;

export type EventQuery = Listed & {
  /** Events that begin at this moment or later, and before that one. */
  from?: Date;
  until?: Date;
  /** Those that are over, or those to come. */
  side?: Side;
  newestFirst?: boolean;
};

/** A page of events in the order in which they happen. */
export function listEvents({ newestFirst, ...query }: EventQuery) {
  return findEvents(query, newestFirst ? LATEST : EARLIEST);
}

/** A page of events for administrators: the next one first and the past ones after all to come, unless ordered otherwise. */
export function listManagedEvents({ ordem = "", ...query }: ListQuery) {
  if (ordem === "") return listNextFirst(query);
  if (ordem === "antigos") return findEvents(query, EARLIEST);
  return findEvents(query, ordem === "az" ? Prisma.sql`acoes, "startsAt", id` : Prisma.sql`"updatedAt" DESC, id DESC`);
}

/** Two lists, each in the order of an index, one after the other. */
async function listNextFirst({ page, limit, ...query }: Listed) {
  const sides = sidesOf();
  const { skip, take } = rangeOf({ page, limit });
  const [toCome, past] = await Promise.all([
    countEvents({ ...query, side: sides.toCome }),
    countEvents({ ...query, side: sides.past }),
  ]);
  const sum = toCome.total + past.total;
  const more = toCome.more || past.more || (query.q !== "" && sum > MAX_SEARCH_HITS);
  const counted: Counted = more ? { total: MAX_SEARCH_HITS, more } : { total: sum };
  const first =
    skip < toCome.total ? await findIds(rowsOf({ ...query, side: sides.toCome }, EARLIEST), { skip, take }) : [];
  const rest = { skip: Math.max(0, skip - toCome.total), take: take - first.length };
  const then = skip < counted.total ? await findIds(rowsOf({ ...query, side: sides.past }, LATEST), rest) : [];
  return pageOf(await readEvents([...first, ...then]), counted, { page, limit });
}

/** All events, disabled ones too, that begin between two moments, in order. */
export function listEventsBetween(from: Date, until: Date) {
  return db.calendarEvent.findMany({
    where: { startsAt: { gte: from, lt: until } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { id: true, acoes: true, startsAt: true, active: true, cancelled: true },
  });
}

/** The active events of a campaign, the latest first. */
export function listCampaignEvents(campaignId: string, limit: number) {
  return db.calendarEvent.findMany({
    where: { campaignId, active: true },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    include: { image: true },
    take: limit,
  });
}

/** The days 'YYYY-MM-DD', between two moments, on which active events begin. */
export async function listEventDays(from: Date, until: Date) {
  const rows = await db.$queryRaw<{ day: string }[]>`
    SELECT DISTINCT to_char("startsAt" AT TIME ZONE ${TIME_ZONE}::text, 'YYYY-MM-DD') AS day
    FROM "CalendarEvent" WHERE active AND "startsAt" >= ${from} AND "startsAt" < ${until} ORDER BY day`;
  return rows.map(({ day }) => day);
}

/** When the first and the last active event begin; nothing without events. */
export async function findEventSpan() {
  const end = (order: "asc" | "desc") =>
    db.calendarEvent.findFirst({
      where: { active: true },
      orderBy: [{ startsAt: order }, { id: order }],
      select: { startsAt: true },
    });
  // Two looks into an index: Prisma's min and max read all rows.
  const [first, last] = await Promise.all([end("asc"), end("desc")]);
  const moments = first && last ? [first.startsAt, last.startsAt] : [];
  return moments.filter((moment) => !Number.isNaN(moment.getTime()));
}

const EARLIEST = Prisma.sql`"startsAt", id`;
const LATEST = Prisma.sql`"startsAt" DESC, id DESC`;

type Sought = Omit<EventQuery, "newestFirst">;

async function findEvents(query: Sought, order: Prisma.Sql) {
  const { page, limit } = query;
  const { ids, counted } = await findPageOfIds({
    ...rowsOf(query, order),
    ...counterOf(query),
    searches: query.q !== "",
    page,
    limit,
  });
  return pageOf(await readEvents(ids), counted, { page, limit });
}

const readEvents = async (ids: string[]) =>
  inOrderOf(ids, await db.calendarEvent.findMany({ where: { id: { in: ids } }, include: withPictures }));

type Bounds = Omit<Sought, "page" | "limit">;

function countEvents(query: Bounds) {
  const rows = rowsOf(query, EARLIEST);
  return query.q ? countUpTo(rows, MAX_SEARCH_HITS) : countRows({ ...rows, ...counterOf(query) });
}

function rowsOf({ q, status, from, until, side }: Bounds, order: Prisma.Sql) {
  const conditions = [withStatus(status)];
  if (from) conditions.push(Prisma.sql`"startsAt" >= ${from}`);
  if (until) conditions.push(Prisma.sql`"startsAt" < ${until}`);
  if (side) conditions.push(side.rows);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  return { from: Prisma.sql`"CalendarEvent"`, where: Prisma.join(conditions, " AND "), order };
}

/** The tally of the whole months of the bounds; `uncounted` selects the rows of a divided month outside them. */
function counterOf({ status, from, until, side }: Bounds): { counter?: Counter; uncounted?: Prisma.Sql } {
  if (from && until) return {};
  const counter: Counter = { entity: "CalendarEvent", active: activeOf(status) };
  if (side)
    return { counter: { ...counter, ...side.months }, uncounted: Prisma.sql`${withStatus(status)} AND ${side.others}` };
  if (from) {
    const month = tallyMonth(from);
    const uncounted = Prisma.sql`${withStatus(status)} AND "startsAt" >= ${new Date(month)} AND "startsAt" < ${from}`;
    return { counter: { ...counter, from: month }, uncounted };
  }
  if (until) {
    const month = tallyMonth(until, 1);
    const uncounted = Prisma.sql`${withStatus(status)} AND "startsAt" >= ${until} AND "startsAt" < ${new Date(month)}`;
    return { counter: { ...counter, before: month }, uncounted };
  }
  return { counter };
}

function withStatus(status: Listed["status"]) {
  return status === "todos" ? Prisma.sql`true` : Prisma.sql`active = ${status === "ativos"}`;
}
