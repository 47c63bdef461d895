"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { secondFactorCopy } from "@/lib/users/copy";
import { addAuthenticatorAppInput, currentPasswordInput, secondFactorPolicyInput } from "@/lib/users/schema";
import * as secondFactor from "@/lib/users/second-factor";
import { setSecondFactorPolicy } from "@/lib/users/second-factor-policy";
import { adminAction } from "@/lib/web/action";
import { refreshAfter } from "@/lib/web/refresh-after";

// The signed-in account's second factor; the last action is the policy for everybody.

/** Resolves with the secret for the app, as text and as a QR code. */
export const startAuthenticatorApp = adminAction("any:read", z.object({}), async (_, administrator) => ({
  data: await secondFactor.startAuthenticatorApp(administrator),
}));

/** Resolves with the recovery codes, which are shown once. */
export const addAuthenticatorApp = adminAction("any:read", addAuthenticatorAppInput, async (input, { id }) => {
  const codes = await secondFactor.addAuthenticatorApp(id, input);
  refresh();
  return { message: secondFactorCopy.added, data: { codes } };
});

export const renewRecoveryCodes = adminAction("any:read", currentPasswordInput, async ({ currentPassword }, { id }) => {
  const codes = await secondFactor.renewRecoveryCodes(id, currentPassword);
  refresh();
  return { message: secondFactorCopy.renewed, data: { codes } };
});

export const removeAuthenticatorApp = adminAction(
  "any:read",
  currentPasswordInput,
  async ({ currentPassword }, { id }) => {
    await secondFactor.removeAuthenticatorApp(id, currentPassword);
    refresh();
    return { message: secondFactorCopy.removed };
  },
);

/** Which roles must have a second factor. */
export const saveSecondFactorPolicy = adminAction("organization:write", secondFactorPolicyInput, async (input) => {
  await refreshAfter(setSecondFactorPolicy(input));
  return { message: secondFactorCopy.policySaved };
});
