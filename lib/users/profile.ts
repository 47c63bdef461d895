import "server-only";
import { consume, forgive } from "../auth/limits";
import { verifyPassword } from "../auth/password";
import { endOtherSessions } from "../auth/sessions";
import { db } from "../db/client";
import { AppError, TOKEN_FAILED } from "../errors";
import { assertSeen } from "../history/service";
import { attachPortrait } from "../images/attach";
import { lockExisting, type Transaction } from "../items/store";
import { tellOwners } from "./account-mail";
import { profileCopy } from "./copy";
import { hashNewPassword } from "./new-password";
import type { ProfileUpdate } from "./schema";
import { explainTaken, recordUpdate, store, type UserRow, withImage } from "./service";

type Options = {
  /** Whether the caller has signed in just now, and may do without the current password. */
  trusted?: boolean;
  /** The id of the session that a new password does not end. */
  keep?: string;
};

/**
 * One's own account, as the request's session found it. Another e-mail or a new password needs the current one; a new password ends
 * the other sessions. 'stale' when it was saved on another device since it was `seen`.
 */
export async function updateProfile(
  known: UserRow,
  { seen, ...input }: ProfileUpdate & { seen?: string },
  { trusted = false, keep }: Options = {},
) {
  const { id } = known;
  const { name, email, password, currentPassword, image, imageAlt } = input;
  const mustConfirm = (email !== known.email || password) && !trusted;
  if (mustConfirm || currentPassword) await confirmIdentity(known, currentPassword);
  const newPassword = password && {
    passwordHash: await hashNewPassword(password, { name, email }),
    sessionVersion: { increment: 1 },
  };
  const { before, user } = await db
    .$transaction(async (tx) => {
      const before = await lockOwn(tx, known);
      await assertSeen(tx, seen, before, store.entity.key);
      const imageId = await attachPortrait(tx, { image, imageAlt }, before.image);
      const data = { name, email, imageId, ...newPassword };
      const user = await tx.user.update({ where: { id }, data, include: withImage });
      if (newPassword) await endOtherSessions(user, keep, tx);
      await recordUpdate(tx, before, user);
      return { before, user };
    })
    .catch(explainTaken);
  void tellOwners([before], [user]);
  return user;
}

/**
 * Locks one's own account. 'unauthenticated' when its sessions have ended since it was `known`: neither a password nor a second factor
 * must bring back an account that was shut out meanwhile.
 */
export async function lockOwn(tx: Transaction, known: UserRow) {
  const [own] = await lockExisting(tx, store, [known.id]);
  if (own.sessionVersion !== known.sessionVersion) throw new AppError("unauthenticated", TOKEN_FAILED);
  return own;
}

/** Rate-limited check of the current password, so that an unlocked computer is not enough to take the account over. */
export async function confirmIdentity(
  { email, passwordHash }: Pick<UserRow, "email" | "passwordHash">,
  currentPassword: string,
) {
  if (!currentPassword) {
    throw new AppError("invalid", profileCopy.confirmWith, { currentPassword: profileCopy.confirmWith });
  }
  const key = `${email}|perfil`;
  await consume("loginPair", key);
  if (!(await verifyPassword(passwordHash, currentPassword))) {
    throw new AppError("invalid", profileCopy.wrongPassword, { currentPassword: profileCopy.wrongPassword });
  }
  await forgive("loginPair", key);
}
