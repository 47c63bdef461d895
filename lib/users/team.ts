import "server-only";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import type { Prisma } from "../generated/prisma/client";
import type { Transaction } from "../items/store";
import { BULK_TRANSACTION, removeLocked } from "../items/write";
import type { Role } from "../roles";
import { tellOwners } from "./account-mail";
import { signInCopy, userCopy } from "./copy";
import { ADMINISTRATION, NO_ACCESS, NO_SECOND_FACTOR, recordUpdate, store, type UserRow, withImage } from "./service";

// Changes of other accounts by one administrator (`by`). Nobody changes her own: so one active account of the administration is always left.

/** Switches accounts on or off; sessions and tokens of those that go off end at once. */
export async function setUsersActive(ids: string[], active: boolean, by: string) {
  await changeOthers(ids, by, async (tx, users) => {
    const data = active ? { active } : { active, sessionVersion: { increment: 1 } };
    await updateEach(
      tx,
      users.filter((user) => user.active !== active),
      data,
    );
  });
}

/** Makes the account an administrator's, or a volunteer's, which loses its role with the access. Answers with the account. */
export const setUserType = (id: string, isAdmin: boolean, by: string) =>
  changeOne(id, by, isAdmin ? { isAdmin } : NO_ACCESS);

/**
 * Gives the account another role; its sessions end, as their tokens name the earlier one. Answers with the account. 'conflict' when it has
 * no access any more: the role would come back with it.
 */
export const setUserRole = (id: string, role: Role, by: string) => changeOne(id, by, { role });

/** Takes the second factor from an account whose owner has lost it. Answers with its name. */
export async function clearSecondFactor(id: string, by: string) {
  const [user] = await changeOthers([id], by, (tx, users) => updateEach(tx, users, NO_SECOND_FACTOR));
  return user?.name ?? "";
}

async function changeOne(id: string, by: string, change: Partial<Pick<UserRow, "isAdmin" | "role">>) {
  const [before] = await changeOthers([id], by, async (tx, users) => {
    if (change.isAdmin === undefined && users.some(({ isAdmin }) => !isAdmin))
      throw new AppError("conflict", userCopy.noAccess);
    const changed = users.filter((one) =>
      Object.entries(change).some(([key, value]) => one[key as keyof UserRow] !== value),
    );
    await updateEach(tx, changed, { ...change, sessionVersion: { increment: 1 } });
  });
  if (!before) throw notFound(userCopy.missing);
  return { ...before, ...change };
}

/** Puts accounts into the trash; their sessions end at once. Answers with those that were removed. */
export const deleteUsers = (ids: string[], by: string) =>
  changeOthers(ids, by, (tx, users) => removeLocked(tx, store, users));

/** Whether the account is the last active administrator's. */
export async function isLastAdministrator(id: string) {
  return (await db.user.count({ where: { ...ADMINISTRATION, id: { not: id } } })) === 0;
}

async function updateEach(tx: Transaction, users: UserRow[], data: Prisma.UserUpdateInput) {
  for (const before of users) {
    await recordUpdate(tx, before, await tx.user.update({ where: { id: before.id }, data, include: withImage }));
  }
}

/**
 * Runs `change` for the accounts, all or none. Every active administrator is locked meanwhile, so that two people who disable
 * each other at the same moment come one after the other; the second is no administrator any more. What only names one is written
 * meanwhile (a draft that they continue, which a removal of its author waits for).
 */
export async function changeOthers(
  ids: string[],
  by: string,
  change: (tx: Transaction, users: UserRow[]) => Promise<void>,
) {
  if (ids.includes(by))
    throw new AppError("forbidden", (await isLastAdministrator(by)) ? userCopy.last : userCopy.self);
  const { users, changed } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT id FROM "User" WHERE ("isAdmin" AND active) OR id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
    const allowed = await tx.user.count({ where: { ...ADMINISTRATION, id: by } });
    if (!allowed) throw new AppError("forbidden", signInCopy.notAdministrator);
    const users = await tx.user.findMany({ where: { id: { in: ids } }, include: withImage });
    if (users.length < new Set(ids).size) throw notFound(ids.length === 1 ? userCopy.missing : userCopy.notAll);
    await change(tx, users);
    return { users, changed: await store.read(tx, ids) };
  }, BULK_TRANSACTION);
  void tellOwners(users, changed);
  return users;
}
