import "server-only";
import { findProof } from "../auth/known-browser";
import { consume, forgive, type LimitName, refund } from "../auth/limits";
import { BCRYPT, hashPassword, isBcrypt, verifyPassword } from "../auth/password";
import { logRefused } from "../auth/refused";
import { db } from "../db/client";
import { AppError } from "../errors";
import { actingAs } from "../history/actor";
import { record } from "../history/service";
import { historySubject } from "../items/store";
import { secondFactorCopy, signInCopy } from "./copy";
import type { Credentials } from "./schema";
import { takeCode } from "./second-factor";
import { hasSecondFactor, store, type UserRow, withImage } from "./service";

/**
 * The administrator whose e-mail and password these are. Throws 'unauthenticated' for a wrong pair (whichever half is
 * wrong, in the same time), 'forbidden' for an account without access to the dashboard, 'tooMany' after repeated failures.
 * With `proofs` of earlier sign-ins, a known browser has a limit of its own, which strangers' failures do not use up.
 * With a second factor, the password alone is 'unauthenticated' with a message for `code`. A success is recorded. The right
 * password also replaces a bcrypt hash of the previous system by an argon2id one.
 */
export async function authenticate(input: Credentials, address: string, proofs?: string) {
  try {
    return await recognise(input, address, proofs);
  } catch (error) {
    if (error instanceof AppError)
      logRefused({ event: "sign-in-refused", account: input.email, address, reason: error.code });
    throw error;
  }
}

async function recognise({ email, password, code = "" }: Credentials, address: string, proofs?: string) {
  // Points are taken before the password is verified, so that parallel attempts gain nothing, and returned on success.
  const pair = `${email}|${address}`;
  await consume("loginAddress", address);
  const user = await db.user.findUnique({ where: { email }, include: withImage });
  const proof = user && findProof(proofs, user);
  const account: [LimitName, string] = proof ? ["loginKnown", proof] : ["loginAccount", email];
  await consume(...account);
  await consume("loginPair", pair);
  const matches = await verifyPassword(user?.passwordHash, password, await someBcryptHash());
  if (!user || !matches) throw new AppError("unauthenticated", signInCopy.wrong);
  if (isBcrypt(user.passwordHash)) await renewHash(user, password);
  // Without their points back: whoever may not enter would keep the processor busy with a right password, too.
  if (!user.isAdmin || !user.active) throw new AppError("forbidden", signInCopy.notAdministrator);
  await Promise.all([forgive("loginPair", pair), refund(...account), refund("loginAddress", address)]);
  const secondFactor = hasSecondFactor(user) ? secondFactorCopy.used[await takeCode(user, code)] : "";
  const event = { ...historySubject(store, user), before: { secondFactor: "" }, after: { secondFactor } };
  await actingAs(user, () => record(db, "SIGN_IN", event));
  return user;
}

/** Any account's bcrypt hash, the costliest one, so that a sign-in to an unknown account takes as long as to that one. */
async function someBcryptHash() {
  const account = await db.user.findFirst({
    where: { passwordHash: { startsWith: BCRYPT } },
    orderBy: { passwordHash: "desc" },
    select: { passwordHash: true },
  });
  return account?.passwordHash;
}

/** Rehashes the password with the current algorithm, unless the password was changed concurrently. */
async function renewHash({ id, passwordHash, updatedAt }: UserRow, password: string) {
  const renewed = await hashPassword(password);
  await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed, updatedAt } });
}
