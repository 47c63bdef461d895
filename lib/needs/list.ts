import "server-only";
import { currentDay } from "../dates";
import { db, inOrderOf } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { findItems } from "../items/list";
import type { ListQuery } from "../lists/filters";
import { findIds, findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import type { Quantity } from "./quantity";
import type { NeedUrgency } from "./urgency";

// The lists of needs, for visitors and for administrators. What arrived is added up from the donations each time: no counter
// can drift from them.

export type NeedRow = {
  id: string;
  item: string;
  unit: string;
  wanted: Quantity;
  received: Quantity;
  promised: Quantity;
  urgency: NeedUrgency;
  description: string;
  projectId: string | null;
  eventId: string | null;
  project: string | null;
  event: string | null;
  campaignId: string | null;
  campaign: string | null;
  /** Of the campaign's page. */
  permalink: string | null;
  place: string;
  hours: string;
  until: string | null;
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
};

const received = Prisma.sql`(
  SELECT coalesce(sum(quantity), 0) FROM "Donation" WHERE "Donation"."needId" = "Need".id AND "Donation".active)`;

/** Of each promise that counts on that day, what has not arrived yet. */
const promised = (day: string) => Prisma.sql`(
  SELECT coalesce(sum(greatest(0, quantity - (
    SELECT coalesce(sum(quantity), 0) FROM "Donation"
    WHERE "Donation"."needId" = "Need".id AND "promiseId" = "NeedPromise".id AND "Donation".active))), 0)
  FROM "NeedPromise" WHERE "needId" = "Need".id AND "withdrawnAt" IS NULL AND "NeedPromise".until >= ${day}::date)`;

type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/** The needs with these ids, with what arrived and what is promised on that day. */
export const readNeedRows = (tx: Reader, ids: string[], day = currentDay()) =>
  tx.$queryRaw<NeedRow[]>`
    SELECT "Need".id, item, "Need".unit, trim_scale(wanted)::text AS wanted, trim_scale(${received})::text AS received,
      trim_scale(${promised(day)})::text AS promised, urgency::text, "Need".description, "projectId", "eventId",
      "Project".titulo AS project, "CalendarEvent".acoes AS event, "Need"."campaignId",
      "Campaign".titulo AS campaign, "Campaign".permalink, place, hours, to_char(until, 'YYYY-MM-DD') AS until,
      "Need".active, "Need"."createdAt", "Need"."updatedAt"
    FROM "Need"
    LEFT JOIN "Project" ON "Project".id = "projectId" AND "Project".active
    LEFT JOIN "CalendarEvent" ON "CalendarEvent".id = "eventId" AND "CalendarEvent".active
    LEFT JOIN "Campaign" ON "Campaign".id = "Need"."campaignId" AND "Campaign".active
    WHERE "Need".id = ANY(${ids})`;

/** The same, in the order of the ids. */
export const readNeeds = async (ids: string[], day = currentDay()) => inOrderOf(ids, await readNeedRows(db, ids, day));

const NEED = Prisma.sql`"Need"`;
const MOST_URGENT = Prisma.sql`urgency, "createdAt" DESC, id DESC`;

type PublicQuery = { page: number; limit: number; day?: string };

/** A page of what is still asked for, the most urgent first. */
export async function listOpenNeeds({ page, limit, day = currentDay() }: PublicQuery) {
  const { ids, counted } = await findPageOfIds({
    from: NEED,
    where: isOpen(day),
    order: MOST_URGENT,
    page,
    limit,
  });
  return pageOf(await readNeeds(ids, day), counted, { page, limit });
}

/** The most urgent of which more can be promised. */
export async function listWantedNeeds(limit: number, day = currentDay()) {
  const where = Prisma.sql`${isOpen(day)} AND wanted > ${received} + ${promised(day)}`;
  return readNeeds(await findIds({ from: NEED, where, order: MOST_URGENT }, { skip: 0, take: limit }), day);
}

/** The latest needs that are complete or over. */
export async function listEndedNeeds(limit: number, day = currentDay()) {
  const where = Prisma.sql`active AND (NOT ${isAsked(day)} OR wanted <= ${received})`;
  const order = Prisma.sql`"createdAt" DESC, id DESC`;
  return readNeeds(await findIds({ from: NEED, where, order }, { skip: 0, take: limit }), day);
}

/** What is still asked for in a campaign, the most urgent first. */
export async function listCampaignNeeds(campaignId: string, limit: number, day = currentDay()) {
  const where = Prisma.sql`"campaignId" = ${campaignId} AND ${isOpen(day)}`;
  return readNeeds(await findIds({ from: NEED, where, order: MOST_URGENT }, { skip: 0, take: limit }), day);
}

/** The ids of everything that is still asked for, and when each last changed, the latest first; at most `limit`. */
export const listOpenAddresses = (limit: number) =>
  db.$queryRaw<{ id: string; updatedAt: Date }[]>`
    SELECT id, "updatedAt" FROM "Need" WHERE ${isOpen(currentDay())} ORDER BY "createdAt" DESC, id DESC LIMIT ${limit}`;

const isOpen = (day: string) => Prisma.sql`active AND ${isAsked(day)} AND wanted > ${received}`;

const isAsked = (day: string) => Prisma.sql`(until IS NULL OR until >= ${day}::date)`;

const listed = { table: "Need", name: Prisma.sql`item` } as const;

/** A page of all needs, or of the active ones, newest first unless ordered otherwise; of a search, the best matches. */
export async function listNeeds(query: ListQuery) {
  const { ids, counted } = await findItems(listed, query);
  return pageOf(await readNeeds(ids), counted, query);
}
