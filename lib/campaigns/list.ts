import "server-only";
import { dayOf } from "../dates";
import { db, inOrderOf } from "../db/client";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { findItems } from "../items/list";
import { type Addressed, findByPermalink } from "../items/permalink";
import { type Store, snapshotOf } from "../items/store";
import type { ListQuery } from "../lists/filters";
import { findIds, findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import { campaignCopy } from "./copy";
import { campaignEntity } from "./entity";
import { readProgress } from "./totals";
import type { CampaignChoice } from "./types";

const withImage = { image: true } satisfies Prisma.CampaignInclude;

export type CampaignRow = Prisma.CampaignGetPayload<{ include: typeof withImage }>;

export const store: Store<CampaignRow> = {
  entity: campaignEntity,
  missing: campaignCopy.missing,
  read: (tx, ids) => tx.campaign.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ titulo }) => titulo,
  snapshot: (row) => {
    const days = { startsOn: dayOf(row.startsOn), endsOn: dayOf(row.endsOn) };
    return snapshotOf(campaignEntity, row, { goal: row.goal.toFixed(2), ...days });
  },
  children: [{ table: "CampaignAddress", column: "campaignId" }],
};

/** How campaigns are addressed below /campanhas/, and the names there that are pages of their own. */
export const ADDRESSES: Addressed = {
  entity: campaignEntity,
  former: "CampaignAddress",
  owner: "campaignId",
  fallback: "campanha",
  reserved: ["pagina"],
};

/** The campaigns with these ids, in that order, and what they have reached. */
export async function readCampaigns(ids: string[]) {
  const [rows, totals] = await Promise.all([store.read(db, ids), readProgress(db, ids)]);
  return inOrderOf(ids, rows).map((row) => ({ ...row, progress: totals.get(row.id) }));
}

export type SummedCampaign = Awaited<ReturnType<typeof readCampaigns>>[number];

const listed = { table: "Campaign", name: Prisma.sql`titulo` } as const;

/** A page of campaigns, the latest first unless ordered otherwise; of a search, the best matches. */
export async function listCampaigns(query: ListQuery) {
  const { ids, counted } = await findItems(listed, query);
  return pageOf(await readCampaigns(ids), counted, query);
}

const CAMPAIGN = Prisma.sql`"Campaign"`;
const isOver = (today: string) => Prisma.sql`("endsOn" < ${today}::date OR result <> '')`;

/** Active campaigns that are running or to come, the one that ends first at the top. */
export async function listCurrentCampaigns(today: string, limit: number) {
  const where = Prisma.sql`active AND NOT ${isOver(today)}`;
  const order = Prisma.sql`"startsOn" > ${today}::date, "endsOn", id`;
  return readCampaigns(await findIds({ from: CAMPAIGN, where, order }, { skip: 0, take: limit }));
}

/** A page of the active campaigns that are over, the latest first. */
export async function listPastCampaigns(today: string, at: { page: number; limit: number }) {
  const { ids, counted } = await findPageOfIds({
    from: CAMPAIGN,
    where: Prisma.sql`active AND ${isOver(today)}`,
    order: Prisma.sql`"endsOn" DESC, id DESC`,
    ...at,
  });
  return pageOf(await readCampaigns(ids), counted, at);
}

/** The campaign with that id, permalink, or earlier permalink; 'notFound' when there is none, or it is disabled and `activeOnly`. */
export async function getCampaign(idOrPermalink: string, { activeOnly = false } = {}) {
  const found = await findByPermalink(ADDRESSES, idOrPermalink, activeOnly ? Prisma.sql`active` : Prisma.sql`true`);
  const [campaign] = found ? await readCampaigns([found]) : [];
  if (!campaign) throw notFound(campaignCopy.missing);
  return campaign;
}

/** Campaigns that a form offers. */
const MAX_CHOICES = 100;

/** The latest campaigns for a form's select, with the chosen one. */
export async function listCampaignChoices(chosen: string | null = null): Promise<CampaignChoice[]> {
  return db.$queryRaw<CampaignChoice[]>`
    SELECT id AS "_id", titulo, unit FROM "Campaign"
    WHERE id = ${chosen} OR id IN (SELECT id FROM "Campaign" ORDER BY "startsOn" DESC, id DESC LIMIT ${MAX_CHOICES})
    ORDER BY "startsOn" DESC, id DESC`;
}
