import "server-only";
import { consume, forgive } from "../auth/limits";
import { hashRecoveryCode, newRecoveryCodes } from "../auth/recovery-codes";
import { seal, unseal } from "../auth/seal";
import { newTotpSecret, stepOf, totpAddress } from "../auth/totp";
import { db } from "../db/client";
import { AppError } from "../errors";
import { drawQr } from "../pix/qr";
import { getSettings } from "../settings/service";
import { tellOwners } from "./account-mail";
import { secondFactorCopy } from "./copy";
import { confirmIdentity, lockOwn } from "./profile";
import type { AddAuthenticatorAppInput } from "./schema";
import { assertSecondFactorOffered } from "./second-factor-policy";
import { hasSecondFactor, NO_APP, recordUpdate, type UserRow, withImage } from "./service";

// An account's second factor: an app for one-time codes, and ten recovery codes for the day on which the telephone is lost.

/** A secret for the app. Nothing is stored: `pending`, which the browser returns with the first code, is the encrypted secret. */
export async function startAuthenticatorApp({ id, email }: Pick<UserRow, "id" | "email">) {
  const { settings } = await getSettings();
  const secret = newTotpSecret();
  const address = totpAddress(secret, email, settings.shortName);
  return { secret, address, qr: drawQr(address), pending: await seal(JSON.stringify({ id, secret })) };
}

/** Stores the app whose code this is. Resolves with the recovery codes, of which only hashes are kept. */
export async function addAuthenticatorApp(id: string, { pending, code, currentPassword }: AddAuthenticatorAppInput) {
  await assertSecondFactorOffered();
  const user = await confirmed(id, currentPassword);
  const begun = JSON.parse((await unseal(pending)) ?? "{}");
  const totpStep = begun.id === id ? stepOf(code, begun.secret) : undefined;
  if (totpStep === undefined) throw new AppError("invalid", secondFactorCopy.wrong, { code: secondFactorCopy.wrong });
  const codes = newRecoveryCodes();
  const factor = { totpSecret: await seal(begun.secret), totpSince: new Date(), totpStep };
  await change(user, { ...factor, recoveryHashes: codes.map(hashRecoveryCode) });
  return codes;
}

/** Ten new recovery codes in the place of those that are left. */
export async function renewRecoveryCodes(id: string, currentPassword: string) {
  const user = await confirmed(id, currentPassword);
  if (!hasSecondFactor(user)) throw new AppError("conflict", secondFactorCopy.none);
  const codes = newRecoveryCodes();
  await change(user, { recoveryHashes: codes.map(hashRecoveryCode) }, secondFactorCopy.renewedInHistory);
  return codes;
}

export async function removeAuthenticatorApp(id: string, currentPassword: string) {
  await change(await confirmed(id, currentPassword), NO_APP);
}

async function confirmed(id: string, currentPassword: string) {
  const user = await db.user.findUniqueOrThrow({ where: { id }, include: withImage });
  await confirmIdentity(user, currentPassword);
  return user;
}

type FactorColumns = Pick<UserRow, "totpSecret" | "totpSince" | "totpStep" | "recoveryHashes">;

/** With the same `updatedAt`: the profile, whose form is on the same screen, is as it was. */
async function change(user: UserRow, factor: Partial<FactorColumns>, said?: string) {
  const { before, after } = await db.$transaction(async (tx) => {
    const before = await lockOwn(tx, user);
    const data = { ...factor, updatedAt: before.updatedAt };
    const after = await tx.user.update({ where: { id: user.id }, data, include: withImage });
    await recordUpdate(tx, before, after, said ? { secondFactor: said } : {});
    return { before, after };
  });
  void tellOwners([before], [after]);
}

/**
 * Takes the code of a sign-in whose password was right: of the app, or a recovery code; each counts once. Resolves with which it was.
 * Throws 'unauthenticated' with a message for the field `code`, 'tooMany' after repeated failures.
 */
export async function takeCode(user: UserRow, code: string) {
  if (code === "") throw refused(secondFactorCopy.needed);
  await consume("loginCode", user.id);
  await consume("loginCodeDay", user.id);
  const kind = (await takeAppCode(user, code)) ? "app" : (await takeRecoveryCode(user, code)) ? "recovery" : undefined;
  if (!kind) throw refused(secondFactorCopy.wrong);
  await Promise.all([forgive("loginCode", user.id), forgive("loginCodeDay", user.id)]);
  return kind;
}

const refused = (message: string) => new AppError("unauthenticated", message, { code: message });

/** The row decides which of two concurrent sign-ins with the same code comes through. */
async function takeAppCode({ id, totpSecret }: UserRow, code: string) {
  const secret = totpSecret && (await unseal(totpSecret));
  const step = secret ? stepOf(code, secret) : undefined;
  if (step === undefined) return false;
  const taken = await db.$executeRaw`
    UPDATE "User" SET "totpStep" = ${step} WHERE id = ${id} AND coalesce("totpStep", 0) < ${step}`;
  return taken === 1;
}

async function takeRecoveryCode({ id }: UserRow, code: string) {
  const hash = hashRecoveryCode(code);
  const taken = await db.$executeRaw`
    UPDATE "User" SET "recoveryHashes" = array_remove("recoveryHashes", ${hash})
    WHERE id = ${id} AND ${hash} = ANY("recoveryHashes")`;
  return taken === 1;
}
