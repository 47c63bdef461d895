import "server-only";
import { assertCampaign, hasQuantities } from "../campaigns/service";
import { currentDay } from "../dates";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { type GivenIdentity, lockExisting, readItem, type Store, type Transaction } from "../items/store";
import { BULK_TRANSACTION, createItem, removeLocked, setActive, updateItem } from "../items/write";
import { foldWords } from "../text";
import { needCopy } from "./copy";
import { needEntity } from "./entity";
import { type NeedRow, readNeedRows } from "./list";
import { type StoredNeed, withPurposes } from "./purposes";
import { describeQuantity } from "./quantity";
import type { NeedInput } from "./schema";

const store: Store<StoredNeed> = {
  entity: needEntity,
  missing: needCopy.missing,
  read: async (tx, ids) => withPurposes(tx, await readNeedRows(tx, ids)),
  title: (need) => describeQuantity(need.wanted, need),
  snapshot: ({ item, unit, wanted, urgency, description, purposes, place, hours, until, active }) => ({
    item,
    unit,
    wanted,
    urgency,
    description,
    ...purposes,
    place,
    hours,
    until,
    active,
  }),
  children: [{ table: "NeedPromise", column: "needId" }],
};

export const getNeed = (id: string) => readItem(store, id);

/** An active need; 'notFound' otherwise. */
export async function getPublicNeed(id: string) {
  const need = await readItem(store, id);
  if (!need.active) throw notFound(store.missing);
  return need;
}

export function createNeed(input: NeedInput, identity: GivenIdentity = {}) {
  const insert = async (tx: Transaction) => tx.need.create({ data: { ...(await dataOf(tx, input)), ...identity } });
  return createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input));
}

/** Replaces the need; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export const updateNeed = (id: string, input: NeedInput) => updateItem(store, id, input.seen, saving(input));

const saving = (input: NeedInput) => async (tx: Transaction, before: NeedRow) => {
  if (foldWords(input.unit) !== foldWords(before.unit) && (await isUnitUsed(tx, before.id)))
    throw new AppError("invalid", needCopy.unitFixed, { unit: needCopy.unitFixed });
  return tx.need.update({ where: { id: before.id }, data: await dataOf(tx, input, before) });
};

/** Whether there are quantities in the need's unit, which another unit would falsify. An overdue promise counts: it may still arrive. */
const isUnitUsed = async (tx: Transaction, id: string) =>
  (await tx.needPromise.count({ where: { needId: id, withdrawnAt: null } })) > 0 || hasQuantities(tx, "needId", id);

export const setNeedsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/**
 * Puts needs into the trash, with the promises that count: of those that ended no name is kept for longer by it. The donations that
 * answered them stay.
 */
export const deleteNeeds = (ids: string[]) =>
  db.$transaction(async (tx) => {
    const found = await lockExisting(tx, store, ids);
    const ended = [{ withdrawnAt: { not: null } }, { until: { lt: new Date(currentDay()) } }];
    await tx.needPromise.deleteMany({ where: { needId: { in: ids }, OR: ended } });
    await removeLocked(tx, store, found);
    return found;
  }, BULK_TRANSACTION);

/** The columns to write; what it is for must be there, unless it is what it was. */
async function dataOf(tx: Transaction, { seen: _, until, ...fields }: NeedInput, before?: NeedRow) {
  const { projectId, eventId } = fields;
  const isNew = (id: string | null | undefined, known?: string | null): id is string => Boolean(id) && id !== known;
  if (isNew(projectId, before?.projectId) && (await tx.project.count({ where: { id: projectId } })) === 0)
    throw new AppError("invalid", needCopy.unknownPurpose, { projectId: needCopy.unknownPurpose });
  if (isNew(eventId, before?.eventId) && (await tx.calendarEvent.count({ where: { id: eventId } })) === 0)
    throw new AppError("invalid", needCopy.unknownPurpose, { eventId: needCopy.unknownPurpose });
  await assertCampaign(tx, fields.campaignId, before?.campaignId);
  return { ...fields, until: until && new Date(until) };
}
