"use server";

import { manageClaimCopy } from "@/lib/donations/claims/manage-copy";
import { confirmInput, reopenInput } from "@/lib/donations/claims/schema";
import * as claims from "@/lib/donations/claims/service";
import { byId } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";

export const confirmClaim = adminAction("donations:write", confirmInput, async (input) => {
  const { state, donationId } = await claims.confirmClaim(input);
  return { message: manageClaimCopy.confirmed, data: { state, donationId } };
});

export const discardClaim = adminAction("donations:write", byId, async ({ _id }) => {
  await claims.discardClaim(_id);
  return { message: manageClaimCopy.discarded };
});

export const reopenClaim = adminAction("donations:write", reopenInput, async (input) => {
  await claims.reopenClaim(input);
  return { message: manageClaimCopy.reopened };
});

export const eraseClaim = adminAction("donations:write", byId, async ({ _id }) => {
  await claims.eraseClaim(_id);
  return { message: manageClaimCopy.erased };
});
