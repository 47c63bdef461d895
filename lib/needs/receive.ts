import "server-only";
import { countsIn } from "../campaigns/service";
import { currentDay } from "../dates";
import { createDonation } from "../donations/service";
import { AppError } from "../errors";
import type { Transaction } from "../items/store";
import { needCopy } from "./copy";
import type { NeedRow } from "./list";
import { promiseCopy } from "./promises/copy";
import { readPromiseRow } from "./promises/rows";
import { lockNeed } from "./promises/service";
import { describeQuantity, isNone, itemsOf, less, unitsOf } from "./quantity";
import type { ReceiptInput } from "./receipt-schema";
import { getNeed } from "./service";

/**
 * Records what arrived of a need, or of a promise, as a donation in kind of today. There is no other counter: without
 * the donation nothing has arrived. `_id` makes a repetition the same receipt. 'conflict' for a promise that has arrived, 'stale' when the
 * need has another unit by now than the form showed, or the promise another rest.
 */
export async function receiveGift({ _id, needId, promiseId, quantity, unit, outstanding, ...given }: ReceiptInput) {
  const need = await getNeed(needId);
  const fields = {
    ...given,
    notes: null,
    kind: "IN_KIND" as const,
    quantity,
    items: itemsOf(quantity, need),
    date: currentDay(),
    acao: need.campaign ?? need.project ?? need.event ?? needCopy.title,
  };
  const donation = await createDonation(fields, { id: _id, needId, promiseId }, async (tx) => {
    await assertExpected(tx, need, promiseId, { unit, outstanding });
    return { campaignId: await countingCampaign(tx, need) };
  });
  return { donation, gift: describeQuantity(quantity, need) };
}

/** The need's campaign, unless its bar is of items in another unit. */
async function countingCampaign(tx: Transaction, need: NeedRow) {
  if (!need.campaignId || !(await countsIn(tx, need.campaignId, unitsOf(need)))) return null;
  return need.campaignId;
}

/** What the form showed; absent, it is not compared. */
type Shown = Pick<ReceiptInput, "unit" | "outstanding">;

/** Locks the need first: of two people who record one promise at once, the second is refused. */
async function assertExpected(tx: Transaction, { id, unit }: NeedRow, promiseId: string | undefined, shown: Shown) {
  const now = await lockNeed(tx, id);
  if (now.unit !== unit || now.unit !== (shown.unit ?? unit))
    throw new AppError("stale", promiseCopy.unitChanged(now.unit));
  if (!promiseId) return;
  const promise = await readPromiseRow(tx, { id: promiseId });
  if (promise?.needId !== id) throw new AppError("conflict", promiseCopy.missing);
  const left = less(promise.quantity, promise.arrived);
  if (isNone(left)) throw new AppError("conflict", promiseCopy.arrived);
  if (left !== (shown.outstanding ?? left))
    throw new AppError("stale", promiseCopy.outstandingChanged(describeQuantity(left, now)));
}
