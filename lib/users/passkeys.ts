import "server-only";
import { consume, refund } from "../auth/limits";
import { beginRegistration, finishRegistration, finishSignIn } from "../auth/passkeys";
import { hashRecoveryCode, newRecoveryCodes } from "../auth/recovery-codes";
import { logRefused } from "../auth/refused";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { actingAs } from "../history/actor";
import { record } from "../history/service";
import { historySubject } from "../items/store";
import { getSettings } from "../settings/service";
import { tellOwners } from "./account-mail";
import { passkeyCopy, secondFactorCopy, signInCopy } from "./copy";
import type { AddPasskeyInput, PasskeySignIn } from "./passkey-schema";
import { confirmIdentity, lockOwn } from "./profile";
import { assertSecondFactorOffered } from "./second-factor-policy";
import { hasSecondFactor, recordUpdate, store, type UserRow, withImage } from "./service";

/** Keys of one account at most. */
const MAX_PASSKEYS = 20;

export const listPasskeys = (userId: string) =>
  db.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: MAX_PASSKEYS });

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** What the browser needs to make a key; needs the current password. */
export async function beginPasskey(user: UserRow, currentPassword: string, host: string) {
  await assertSecondFactorOffered();
  await confirmIdentity(user, currentPassword);
  const known = await listPasskeys(user.id);
  if (known.length >= MAX_PASSKEYS) throw new AppError("conflict", passkeyCopy.tooMany);
  const { settings } = await getSettings();
  return beginRegistration(host, user, settings.shortName, known);
}

/** Stores a key that the browser made in the device `name`. The first factor of an account comes with recovery codes. */
export async function addPasskey(user: UserRow, { state, response }: AddPasskeyInput, host: string, name: string) {
  const made = await finishRegistration(host, user.id, state, response);
  if (!made) throw new AppError("invalid", passkeyCopy.notMade);
  const { id, publicKey, counter, transports } = made;
  const { before, after, codes } = await db.$transaction(async (tx) => {
    const before = await lockOwn(tx, user);
    const codes = hasSecondFactor(before) ? undefined : newRecoveryCodes();
    await tx.passkey.create({ data: { id, userId: user.id, name, publicKey, counter, transports } });
    const after = await tx.user.update({
      where: { id: user.id },
      data: {
        passkeyCount: { increment: 1 },
        updatedAt: before.updatedAt, // the profile, whose form is on the same screen, is as it was
        ...(codes && { recoveryHashes: codes.map(hashRecoveryCode) }),
      },
      include: withImage,
    });
    await recordUpdate(tx, before, after, { passkey: passkeyCopy.addedInHistory(name) });
    return { before, after, codes };
  });
  void tellOwners([before], [after]);
  return codes;
}

export async function removePasskey(user: UserRow, id: string, currentPassword: string) {
  await confirmIdentity(user, currentPassword);
  const { before, after } = await db.$transaction(async (tx) => {
    const before = await lockOwn(tx, user);
    const key = await tx.passkey.findFirst({ where: { id, userId: user.id } });
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: user.id } });
    if (!key || count === 0) throw notFound(passkeyCopy.missing);
    const data = { passkeyCount: { decrement: 1 }, updatedAt: before.updatedAt };
    const after = await tx.user.update({ where: { id: user.id }, data, include: withImage });
    await recordUpdate(tx, before, after, { passkey: passkeyCopy.removedInHistory(key.name) });
    return { before, after };
  });
  void tellOwners([before], [after]);
}

/**
 * The administrator whose key this is: both factors at once, without the password. Throws 'unauthenticated' for anything but an
 * answer to our challenge by a key that we know, 'forbidden' for an account without access, 'tooMany' after repeated failures.
 */
export async function authenticateByPasskey({ state, response }: PasskeySignIn, address: string, host: string) {
  await consume("loginAddress", address);
  const key = await db.passkey.findUnique({ where: { id: response.id }, include: { user: { include: withImage } } });
  const counter = key && (await finishSignIn(host, state, response, credentialOf(key)));
  if (!key || typeof counter !== "number") {
    logRefused({ event: "sign-in-refused", account: key?.user.email, address, reason: "passkey" });
    throw new AppError("unauthenticated", passkeyCopy.wrong);
  }
  await refund("loginAddress", address);
  const { user } = key;
  if (!user.isAdmin || !user.active) throw new AppError("forbidden", signInCopy.notAdministrator);
  await db.passkey.updateMany({ where: { id: key.id }, data: { counter, lastUsedAt: new Date() } });
  const event = { ...historySubject(store, user), after: { secondFactor: secondFactorCopy.used.passkey } };
  await actingAs(user, () => record(db, "SIGN_IN", { before: { secondFactor: "" }, ...event }));
  return user;
}

const credentialOf = ({ id, publicKey, counter }: PasskeyRow) => ({
  id,
  counter: Number(counter),
  publicKey: new Uint8Array(publicKey),
});
