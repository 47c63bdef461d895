"use server";

import { refresh } from "next/cache";
import { passkeyCopy } from "@/lib/users/copy";
import { addPasskeyInput, beginPasskeyInput, removePasskeyInput } from "@/lib/users/passkey-schema";
import * as passkeys from "@/lib/users/passkeys";
import { adminAction } from "@/lib/web/action";
import { clientDevice, requestHost } from "@/lib/web/session";

// The signed-in account's passkeys.

/** Resolves with what the browser needs to make a key. */
export const beginPasskey = adminAction("any:read", beginPasskeyInput, async ({ currentPassword }, administrator) => ({
  data: await passkeys.beginPasskey(administrator, currentPassword, await requestHost()),
}));

/** Resolves with the recovery codes, which are shown once, if it is the account's first second factor. */
export const addPasskey = adminAction("any:read", addPasskeyInput, async (input, administrator) => {
  const codes = await passkeys.addPasskey(administrator, input, await requestHost(), await clientDevice());
  refresh();
  return { message: passkeyCopy.added, data: { codes } };
});

export const removePasskey = adminAction("any:read", removePasskeyInput, async (input, administrator) => {
  await passkeys.removePasskey(administrator, input._id, input.currentPassword);
  refresh();
  return { message: passkeyCopy.removed };
});
