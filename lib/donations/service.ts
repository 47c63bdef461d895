import "server-only";
import { assertCampaign, nameCampaigns } from "../campaigns/service";
import { db } from "../db/client";
import { notFound } from "../errors";
import {
  type GivenIdentity,
  lockExisting,
  lockItems,
  readItem,
  type Store,
  snapshotOf,
  type Transaction,
} from "../items/store";
import { BULK_TRANSACTION, createItem, createWithin, removeLocked, setActive, updateItem } from "../items/write";
import { fold, truncate } from "../text";
import { describeGift } from "./describe";
import { donationEntity } from "./entity";
import { rememberDeleted } from "./import/imported";
import { type DonationRow, details, managed, type PublicDonationRow, publicDonor } from "./list";
import { manageDonationCopy } from "./manage-copy";
import type { DonationInput } from "./schema";

const store: Store<DonationRow & { campaignTitle?: string }> = {
  entity: donationEntity,
  missing: manageDonationCopy.missing,
  read: async (tx, ids) =>
    nameCampaigns(tx, await tx.$queryRaw<DonationRow[]>`SELECT ${managed} FROM "Donation" WHERE id = ANY(${ids})`),
  // 'R$ 50,00 para Café na praça'
  title: (donation) => truncate(`${describeGift(donation)} para ${donation.acao}`, 120),
  snapshot: (row) => snapshotOf(donationEntity, row, { campanha: row.campaignTitle }),
};

/** With the donor's name: for administrators only. */
export const getDonation = (id: string) => readItem(store, id);

/** What a donation answers: a need, and the promise that it keeps. */
type Answered = { needId?: string; promiseId?: string };

/** `completeNew` completes, within the transaction, one that is no repetition, or refuses it. */
export function createDonation(
  input: DonationInput,
  identity: GivenIdentity & Answered = {},
  completeNew?: (tx: Transaction) => Promise<Partial<DonationInput>>,
) {
  const insert = async (tx: Transaction) => inserting({ ...input, ...(await completeNew?.(tx)) }, identity)(tx);
  // A receipt's form has no draft.
  const mayCorrect = identity.needId !== undefined;
  return createItem(store, { id: identity.id, seen: input.seen, mayCorrect }, insert, saving(input));
}

/** The same within the transaction of what it comes from. */
export const addDonation = (tx: Transaction, input: DonationInput) => createWithin(tx, store, inserting(input));

const inserting =
  ({ date, seen: _, ...fields }: DonationInput, identity: GivenIdentity & Answered = {}) =>
  async (tx: Transaction) => {
    // A need keeps its campaign while that is in the trash, and so does what arrives for it.
    await assertCampaign(tx, fields.campaignId, identity.needId ? fields.campaignId : null);
    return tx.donation.create({ data: { ...fields, ...identity, date: new Date(date) } });
  };

/**
 * Replaces the donation; what is absent stays as it is. 'stale' when it is no longer as `seen`. Whether the name is public
 * is the donor's decision: another name resets it, unless the input repeats it.
 */
export const updateDonation = (id: string, input: DonationInput) => updateItem(store, id, input.seen, saving(input));

const saving =
  ({ date, seen: _, ...fields }: DonationInput) =>
  async (tx: Transaction, { id, donor, campaignId }: DonationRow) => {
    await assertCampaign(tx, fields.campaignId, campaignId);
    const sameDonor = fold(fields.donor) === fold(donor);
    const donorPublic = fields.donorPublic ?? (sameDonor ? undefined : false);
    return tx.donation.update({ where: { id }, data: { ...fields, donorPublic, date: new Date(date) } });
  };

export const setDonationsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/** Puts donations into the trash. */
export const deleteDonations = (ids: string[]) =>
  db.$transaction(async (tx) => {
    const found = await lockExisting(tx, store, ids);
    await rememberDeleted(tx, found);
    await removeLocked(tx, store, found);
    return found;
  }, BULK_TRANSACTION);

/** The same within the transaction of what it came from; one that is gone already stays gone. */
export const withdrawDonation = async (tx: Transaction, id: string) =>
  removeLocked(tx, store, await lockItems(tx, store, [id]));

/** An active donation as the public may see it; 'notFound' otherwise. */
export async function getPublicDonation(id: string) {
  const [row] = await db.$queryRaw<PublicDonationRow[]>`
    SELECT ${details}, ${publicDonor} FROM "Donation" WHERE active AND id = ${id}`;
  if (!row) throw notFound(manageDonationCopy.missing);
  return row;
}
