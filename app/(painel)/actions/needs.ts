"use server";

import { byId } from "@/lib/inputs";
import { needCopy } from "@/lib/needs/copy";
import { presentManagedNeed } from "@/lib/needs/present";
import { promiseCopy } from "@/lib/needs/promise-copy";
import * as promises from "@/lib/needs/promises";
import { receiptInput } from "@/lib/needs/receipt-schema";
import * as receipts from "@/lib/needs/receive";
import { needInput } from "@/lib/needs/schema";
import * as needs from "@/lib/needs/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = { permission: "donations:write", input: needInput, present: presentManagedNeed, copy: needCopy } as const;

export const createNeed = createAction(form, needs.createNeed);

export const updateNeed = updateAction(form, needs.updateNeed, needs.getNeed);

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
