import "server-only";
import { db } from "../db/client";
import { AppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { attachPictures } from "../images/photos";
import { freePermalink, keepPermalink } from "../items/permalink";
import type { GivenIdentity, Transaction } from "../items/store";
import { readTitles } from "../items/titles";
import { createItem, removeItems, setActive, updateItem } from "../items/write";
import { foldWords } from "../text";
import { campaignCopy } from "./copy";
import { campaignEntity } from "./entity";
import { ADDRESSES, type CampaignRow, getCampaign, store } from "./list";
import type { CampaignInput } from "./schema";
import type { CampaignChoice } from "./types";

export async function createCampaign(input: CampaignInput, identity: GivenIdentity = {}) {
  const { image, imageAlt, active = true, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    const { imageId } = await attachPictures(tx, { image, imageAlt, text: textOf(fields) });
    const permalink = await freePermalink(tx, ADDRESSES, fields.titulo);
    const data = { ...fields, ...daysOf(fields), ...identity, active, imageId, permalink };
    return tx.campaign.create({ data });
  };
  const { id } = await createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input));
  return getCampaign(id);
}

/** Replaces the campaign; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export async function updateCampaign(idOrPermalink: string, input: CampaignInput) {
  const { id } = await getCampaign(idOrPermalink);
  await updateItem(store, id, input.seen, saving(input));
  return getCampaign(id);
}

const saving =
  ({ image, imageAlt, seen: _, ...fields }: CampaignInput) =>
  async (tx: Transaction, before: CampaignRow) => {
    await assertUnit(tx, before, fields);
    const { imageId } = await attachPictures(tx, { image, imageAlt, text: textOf(fields) }, before);
    const permalink = await keepPermalink(tx, ADDRESSES, before, fields.titulo);
    const data = { ...fields, ...daysOf(fields), imageId, permalink };
    return tx.campaign.update({ where: { id: before.id }, data });
  };

/** A goal of items has a unit, no other one has. The unit stays once quantities were recorded, which would be others in another one. */
async function assertUnit(tx: Transaction, before: CampaignRow, { goalKind, unit }: CampaignInput) {
  if (foldWords(unit) === foldWords(before.unit) || !(await hasQuantities(tx, "campaignId", before.id))) return;
  const field = goalKind === before.goalKind ? "unit" : "goalKind";
  throw new AppError("invalid", campaignCopy.unitFixed, { [field]: campaignCopy.unitFixed });
}

/** Whether donations with a quantity name this campaign or need: off the site and in the trash, too, as they may count again. */
export async function hasQuantities(tx: Transaction, column: "campaignId" | "needId", id: string) {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Donation" WHERE ${Prisma.raw(`"${column}"`)} = ${id} AND quantity IS NOT NULL UNION ALL
    SELECT 1 FROM "Trash" WHERE entity = 'donation' AND rows #>> ARRAY['0', 'rows', '0', ${column}] = ${id}
      AND rows #>> '{0,rows,0,quantity}' IS NOT NULL LIMIT 1`;
  return found.length > 0;
}

const daysOf = ({ startsOn, endsOn }: Pick<CampaignInput, "startsOn" | "endsOn">) => ({
  startsOn: new Date(startsOn),
  endsOn: new Date(endsOn),
});

const textOf = ({ description, result = "" }: Pick<CampaignInput, "description" | "result">) =>
  `${description}\n${result}`;

export const setCampaignsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/** Puts campaigns into the trash. Their donations stay, and count again when the campaign comes back. */
export const deleteCampaigns = (ids: string[]) => removeItems(store, ids);

/**
 * For what may belong to a campaign: refuses one that does not exist, but for the one that it had `before`, which may be in the trash.
 * Until the transaction ends, nobody changes the campaign's unit or removes it.
 */
export async function assertCampaign(tx: Transaction, id: string | null | undefined, before: string | null = null) {
  if (!id) return;
  const found = await lockUnit(tx, id);
  if (found.length > 0 || id === before) return;
  throw new AppError("invalid", campaignCopy.unknown, { campaignId: campaignCopy.unknown });
}

const lockUnit = (tx: Transaction, id: string) =>
  tx.$queryRaw<unknown[]>`SELECT 1 FROM "Campaign" WHERE id = ${id} FOR KEY SHARE`;

/** Whether what is measured in one of these units moves the campaign's bar, were it only one of items: kilograms are no baskets. */
export async function countsIn(tx: Transaction, id: string, units: string[]) {
  await lockUnit(tx, id);
  // One in the trash may come back, with what has arrived meanwhile.
  const [campaign] = await tx.$queryRaw<Pick<CampaignRow, "goalKind" | "unit">[]>`
    SELECT "goalKind"::text, unit FROM "Campaign" WHERE id = ${id} UNION ALL
    SELECT rows #>> '{0,rows,0,goalKind}', rows #>> '{0,rows,0,unit}' FROM "Trash"
    WHERE entity = ${campaignEntity.key} AND id = ${id}`;
  if (campaign?.goalKind !== "ITEMS") return true;
  return units.some((unit) => foldWords(unit) === foldWords(campaign.unit));
}

/** Every campaign by its title, for what names one in writing. */
export const listCampaignTitles = (): Promise<CampaignChoice[]> =>
  db.$queryRaw`SELECT id AS "_id", titulo, unit FROM "Campaign" ORDER BY id`;

/** The rows with the title of their campaign, as the history tells it. */
export async function nameCampaigns<Row extends { campaignId: string | null }>(tx: Transaction, rows: Row[]) {
  const ids = rows.map(({ campaignId }) => campaignId);
  const titles = await readTitles(tx, campaignEntity, "titulo", ids);
  return rows.map((row) => ({ ...row, campaignTitle: titles.get(row.campaignId) }));
}
