import "server-only";
import { db } from "../db/client";
import { createDonation } from "../donations/service";
import { AppError } from "../errors";
import { needCopy } from "./copy";
import { currentDay } from "./list";
import { promiseCopy } from "./promise-copy";
import { describeQuantity, itemsOf } from "./quantity";
import type { ReceiptInput } from "./receipt-schema";
import { getNeed } from "./service";

/**
 * Records what arrived of a need, or of a promise, as a donation in kind of today. There is no other counter: who takes the donation
 * back has taken the receipt back. `_id` makes a repetition the same receipt.
 */
export async function receiveGift({ _id, needId, promiseId, quantity, ...given }: ReceiptInput) {
  const need = await getNeed(needId);
  if (promiseId && (await db.needPromise.count({ where: { id: promiseId, needId } })) === 0)
    throw new AppError("conflict", promiseCopy.missing);
  const fields = {
    ...given,
    notes: null,
    ...{ kind: "IN_KIND" as const, quantity, items: itemsOf(quantity, need), date: currentDay() },
    acao: need.campaign ?? need.project ?? need.event ?? needCopy.title,
    campaignId: need.campaignId,
  };
  const donation = await createDonation(fields, { id: _id, needId, promiseId });
  return { donation, gift: describeQuantity(quantity, need) };
}
