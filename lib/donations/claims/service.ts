import "server-only";
import { consume, EVERYBODY } from "../../auth/limits";
import { dayOf, formatDay } from "../../dates";
import { db } from "../../db/client";
import { holdLock } from "../../db/locks";
import { AppError } from "../../errors";
import type { Prisma } from "../../generated/prisma/client";
import { currentActor } from "../../history/actor";
import { eraseHistory, record } from "../../history/service";
import { announce } from "../../items/announce";
import { historySubject, lockExisting, type Store, type Transaction } from "../../items/store";
import { changeItem } from "../../items/write";
import { formatMoney } from "../../money";
import { validate } from "../../validate";
import { repetitionWindow } from "../../visitors-repetition";
import { donationEntity } from "../entity";
import { donationInput } from "../schema";
import { addDonation, withdrawDonation } from "../service";
import { claimEntity } from "./entity";
import { manageClaimCopy } from "./manage-copy";
import type { ClaimInput, ConfirmInput, ReopenInput } from "./schema";
import type { ClaimState } from "./states";

export type ClaimRow = Prisma.DonationClaimGetPayload<Record<never, never>>;

/** The history names the amount and the day, and not the person: after the erasure nothing personal may remain there. */
const store: Store<ClaimRow> = {
  entity: claimEntity,
  missing: manageClaimCopy.missing,
  read: (tx, ids) => tx.donationClaim.findMany({ where: { id: { in: ids } } }),
  title: ({ amount, date }) => `${formatMoney(exact(amount))} em ${formatDay(dayOf(date))}`,
  snapshot: ({ state }) => ({ state }),
};

/**
 * Stores what a visitor says to have given; it is no donation yet. Throws 'tooMany' when `address` sends too often. Undefined for a
 * robot, which gets the answer of a success.
 */
export async function receiveClaim({ website, ...fields }: ClaimInput, address: string) {
  if (website) return undefined;
  await consume("claim", address);
  await consume("claimEverybody", EVERYBODY, address);
  const data = { ...fields, date: new Date(fields.date) };
  return db.$transaction(async (tx) => {
    await holdLock(tx, "claim", JSON.stringify(fields));
    return (await findRepeated(tx, data)) ?? tx.donationClaim.create({ data });
  });
}

/** The identical claim of a moment ago: a double click. Without a name or contact it may be another person's. */
function findRepeated(tx: Transaction, data: Omit<ClaimInput, "website" | "date"> & { date: Date }) {
  if (!data.donor && !data.contact) return undefined;
  return tx.donationClaim.findFirst({ where: { ...data, state: "WAITING", createdAt: repetitionWindow() } });
}

/** Makes the claim a donation, with the amount and the day that the bank's statement has; 'conflict' once it is settled. */
export const confirmClaim = ({ _id, ...found }: ConfirmInput) =>
  change(_id, ["WAITING"], async (tx, { donor, donorPublic, donationId: before }) => {
    if (before) await assertGone(tx, before);
    const input = validate(donationInput, { kind: "MONEY", quantity: null, donor, donorPublic, ...found });
    const { id: donationId } = await addDonation(tx, input);
    return { ...settled("CONFIRMED"), donationId };
  });

/**
 * Erases the earlier donation of a claim that is confirmed anew: from the trash it could come back beside the new one, and the gift would
 * count twice. 'conflict' when it has come back already.
 */
async function assertGone(tx: Transaction, id: string) {
  const { key: entity } = donationEntity;
  // Waits for a restore that is under way.
  const { count } = await tx.trash.deleteMany({ where: { entity, id } });
  if (count > 0) {
    await eraseHistory(tx, entity, [id]);
    await record(tx, "PURGE", { entity, id, title: "" });
  }
  if ((await tx.donation.count({ where: { id } })) > 0) throw new AppError("conflict", manageClaimCopy.isBack);
}

/** Notes that the statement has no such Pix. */
export const discardClaim = (id: string) => change(id, ["WAITING"], async () => settled("DISCARDED"));

/**
 * Lets a settled claim wait again, and notes the acting person's name: with a name it does not expire (job.ts). Its donation goes to the
 * trash, and may come back from there. 'conflict' for a donation that the person has not seen: it came back, or is another one.
 */
export const reopenClaim = ({ _id, state, donationId: shown }: ReopenInput) =>
  change(_id, [state], async (tx, claim) => {
    const id = state === "CONFIRMED" ? claim.donationId : null;
    if (id && id === shown) await withdrawDonation(tx, id);
    else if (id && (await tx.donation.count({ where: { id } })) > 0)
      throw new AppError("conflict", manageClaimCopy.isThere);
    return { ...settled("WAITING"), settledAt: null };
  });

const settled = (state: ClaimState) => ({ state, settledAt: new Date(), settledBy: currentActor().name });

type Change = Partial<Pick<ClaimRow, "state" | "settledAt" | "settledBy" | "donationId">>;

/** Changes a claim in one of the states `from`, under a lock: of two people at once, the second gets 'conflict' with the name of the first. */
function change(id: string, from: ClaimState[], decide: (tx: Transaction, claim: ClaimRow) => Promise<Change>) {
  return changeItem(store, id, async (tx, claim) => {
    if (!from.includes(claim.state)) throw already(claim);
    return tx.donationClaim.update({ where: { id }, data: await decide(tx, claim) });
  });
}

const already = ({ state, settledBy }: ClaimRow) => new AppError("conflict", manageClaimCopy.already(state, settledBy));

/** Erases a claim at once, as its donor may ask for; a donation that it became stays. */
export const eraseClaim = (id: string) =>
  db.$transaction(async (tx) => {
    const [claim] = await lockExisting(tx, store, [id]);
    await tx.donationClaim.delete({ where: { id } });
    await record(tx, "PURGE", historySubject(store, claim));
    await announce(tx, [claimEntity.tag]);
  });

/** A decimal as text, as donations have it. */
export const exact = (amount: Prisma.Decimal) => amount.toFixed(2) as `${number}`;
