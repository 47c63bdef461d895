import "server-only";
import { db } from "../db";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { type ListQuery, pageOf } from "../listing";
import { calendarCopy } from "./model";

const withImage = { image: true } satisfies Prisma.CalendarEventInclude;

export type EventRow = Prisma.CalendarEventGetPayload<{ include: typeof withImage }>;

export type EventQuery = Omit<ListQuery, "categoria"> & {
  /** Events that begin at this moment or later, and before that one. */
  from?: Date;
  until?: Date;
  newestFirst?: boolean;
};

/** A page of events in the order in which they happen. */
export async function listEvents({ q, status, from, until, newestFirst, page, limit }: EventQuery) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (from) conditions.push(Prisma.sql`"startsAt" >= ${from}`);
  if (until) conditions.push(Prisma.sql`"startsAt" < ${until}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const where = Prisma.join(conditions, " AND ");
  const order = newestFirst ? Prisma.sql`"startsAt" DESC, id DESC` : Prisma.sql`"startsAt", id`;
  const [ids, counted] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT id FROM "CalendarEvent" WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    db.$queryRaw<{ total: bigint }[]>`SELECT count(*) AS total FROM "CalendarEvent" WHERE ${where}`,
  ]);
  return pageOf(await inOrder(ids.map(({ id }) => id)), Number(counted[0]?.total ?? 0), { page, limit });
}

/** The event with that id; 'notFound' when there is none, or when it is disabled and `activeOnly`. */
export async function getEvent(id: string, { activeOnly = false } = {}) {
  const event = await db.calendarEvent.findFirst({
    where: { id, ...(activeOnly && { active: true }) },
    include: withImage,
  });
  if (!event) throw notFound(calendarCopy.missing);
  return event;
}

/** The days 'YYYY-MM-DD', between two moments, on which active events begin. */
export async function listEventDays(from: Date, until: Date) {
  const rows = await db.$queryRaw<{ day: string }[]>`
    SELECT DISTINCT to_char("startsAt" AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day
    FROM "CalendarEvent" WHERE active AND "startsAt" >= ${from} AND "startsAt" < ${until} ORDER BY day`;
  return rows.map(({ day }) => day);
}

/** When the first and the last active event begin; nothing without events. */
export async function findEventSpan() {
  const { _min, _max } = await db.calendarEvent.aggregate({
    where: { active: true },
    _min: { startsAt: true },
    _max: { startsAt: true },
  });
  return _min.startsAt && _max.startsAt ? [_min.startsAt, _max.startsAt] : [];
}

async function inOrder(ids: string[]) {
  const rows = await db.calendarEvent.findMany({ where: { id: { in: ids } }, include: withImage });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
