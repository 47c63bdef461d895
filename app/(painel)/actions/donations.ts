"use server";

import { importCopy } from "@/lib/donations/import/copy";
import { importInput } from "@/lib/donations/import/schema";
import * as imports from "@/lib/donations/import/service";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { presentManagedDonation } from "@/lib/donations/present";
import { donationInput } from "@/lib/donations/schema";
import * as donations from "@/lib/donations/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createDonation, update: updateDonation } = formActions("donations:write", {
  input: donationInput,
  read: donations.getDonation,
  create: donations.createDonation,
  update: donations.updateDonation,
  present: presentManagedDonation,
  copy: manageDonationCopy,
});

export const deleteDonations = deleteAction("donations:write", donations.deleteDonations, manageDonationCopy);

export const setDonationsActive = activeAction("donations:write", donations.setDonationsActive, manageDonationCopy);

/** Checks a spreadsheet without importing it. */
export const previewImport = adminAction("donations:write", importInput, async ({ file, acaoColumn }) => {
  const preview = await imports.previewImport(Buffer.from(await file.arrayBuffer()), { acaoColumn });
  return { data: preview };
});

/** Imports a spreadsheet in one transaction. */
export const importDonations = adminAction("donations:write", importInput, async ({ file, ...choices }) => {
  const done = await imports.importDonations(Buffer.from(await file.arrayBuffer()), choices);
  return { message: importCopy.done(done), data: done };
});
