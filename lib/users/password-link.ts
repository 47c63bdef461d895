import "server-only";
import { emailDigestOf, readPasswordLink, signPasswordLink } from "../auth/password-link-token";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { actingAs, currentActor } from "../history/actor";
import { record } from "../history/service";
import { historySubject } from "../items/store";
import { routes } from "../routes";
import { absolute } from "../site";
import { tellOwners } from "./account-mail";
import { passwordLinkCopy, userCopy } from "./copy";
import { hashNewPassword } from "./new-password";
import type { NewPasswordInput } from "./schema";
import { recordUpdate, store, type UserRow, withImage } from "./service";

/** The page of the link; the token is behind a '#', and so reaches no log, no proxy and no preview of a messenger. */
export const passwordLinkAddress = async (user: UserRow) =>
  absolute(`${routes.newPassword}#${await signPasswordLink(user)}`);

/**
 * Creates the address at which another administrator chooses a new password, once, within PASSWORD_LINK_MINUTES; the history
 * records who created it. Not for one's own account: an unlocked computer would be enough to take it over.
 */
export async function createPasswordLink(id: string) {
  if (currentActor().id === id) throw new AppError("forbidden", passwordLinkCopy.own);
  const user = await db.user.findUnique({ where: { id }, include: withImage });
  if (!user) throw notFound(userCopy.missing);
  if (!user.isAdmin || !user.active) throw new AppError("conflict", passwordLinkCopy.noAccess);
  const address = await passwordLinkAddress(user);
  const change = { before: { password: "" }, after: { password: passwordLinkCopy.recorded } };
  await record(db, "UPDATE", { ...historySubject(store, user), ...change });
  return { name: user.name, address };
}

/** Gives the account of a link its new password, and ends all of its sessions. Throws 'conflict' for an expired or used link. */
export async function setPasswordByLink({ token, password }: NewPasswordInput) {
  const link = await readPasswordLink(token);
  const known = link && (await db.user.findUnique({ where: { id: link.id }, include: withImage }));
  if (!known || emailDigestOf(known.email) !== link.emailDigest) throw ended();
  if (known.sessionVersion !== link.sessionVersion || !known.isAdmin || !known.active) throw ended();
  const passwordHash = await hashNewPassword(password, known);
  await actingAs(known, async () => {
    const after = await db.$transaction(async (tx) => {
      // Of two concurrent uses the second finds another version.
      const { count } = await tx.user.updateMany({
        where: { id: link.id, sessionVersion: link.sessionVersion, email: known.email, isAdmin: true, active: true },
        data: { passwordHash, sessionVersion: { increment: 1 } },
      });
      if (count === 0) throw ended();
      const changed = await tx.user.findUniqueOrThrow({ where: { id: link.id }, include: withImage });
      await recordUpdate(tx, known, changed);
      return changed;
    });
    void tellOwners([known], [after], "por um link para uma senha nova");
  });
}

const ended = () => new AppError("conflict", passwordLinkCopy.ended);
