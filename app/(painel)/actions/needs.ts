"use server";

import { byId } from "@/lib/inputs";
import { needCopy } from "@/lib/needs/copy";
import { presentManagedNeed } from "@/lib/needs/present";
import { promiseCopy } from "@/lib/needs/promises/copy";
import * as promises from "@/lib/needs/promises/service";
import { receiptInput } from "@/lib/needs/receipt-schema";
import * as receipts from "@/lib/needs/receive";
import { needInput } from "@/lib/needs/schema";
import * as needs from "@/lib/needs/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createNeed, update: updateNeed } = formActions("donations:write", {
  input: needInput,
  read: needs.getNeed,
  create: needs.createNeed,
  update: needs.updateNeed,
  present: presentManagedNeed,
  copy: needCopy,
});

export const deleteNeeds = deleteAction("donations:write", needs.deleteNeeds, needCopy);

export const setNeedsActive = activeAction("donations:write", needs.setNeedsActive, needCopy);

/** Records what arrived; taken back by removing the donation. */
export const receiveGift = adminAction("donations:write", receiptInput, async (input) => {
  const { donation, gift } = await receipts.receiveGift(input);
  return { message: promiseCopy.received, data: { _id: donation.id, gift } };
});

export const cancelPromise = adminAction("donations:write", byId, async ({ _id }) => {
  await promises.cancelPromise(_id);
  return { message: promiseCopy.cancelled };
});

export const erasePromise = adminAction("donations:write", byId, async ({ _id }) => {
  await promises.erasePromise(_id);
  return { message: promiseCopy.erased };
});
