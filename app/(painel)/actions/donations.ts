"use server";

import * as imports from "@/lib/donations/import";
import { importCopy } from "@/lib/donations/import-copy";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { presentManagedDonation } from "@/lib/donations/present";
import { donationInput, importInput } from "@/lib/donations/schema";
import * as donations from "@/lib/donations/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = {
  permission: "donations:write",
  input: donationInput,
  present: presentManagedDonation,
  copy: manageDonationCopy,
} as const;

export const createDonation = createAction(form, donations.createDonation);

export const updateDonation = updateAction(form, donations.updateDonation, donations.getDonation);

export const deleteDonations = deleteAction("donations:write", donations.deleteDonations, manageDonationCopy);

export const setDonationsActive = activeAction("donations:write", donations.setDonationsActive, manageDonationCopy);

/** Checks a spreadsheet without importing it. */
export const previewImport = adminAction("donations:write", importInput, async ({ file, acaoColumn }) => {
  const preview = await imports.previewImport(Buffer.from(await file.arrayBuffer()), { acaoColumn });
  return { data: preview };
});

/** Imports a spreadsheet in one transaction. */
export const importDonations = adminAction("donations:write", importInput, async ({ file, ...choices }) => {
  const done = await imports.importDonations(Buffer.from(await file.arrayBuffer()), file.name, choices);
  return { message: importCopy.done(done), data: done };
});
