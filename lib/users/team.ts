import "server-only";
import { db } from "../db";
import { AppError, notFound } from "../errors";
import { record } from "../history/service";
import { userCopy } from "./model";
import { loginCopy } from "./schema";
import { named, recordUpdate, snapshot, type UserRow, withImage } from "./service";

// What one administrator (`by`) does to the accounts of others, never to her own: so one active administrator is always left.

/** Switches accounts on or off; sessions and tokens of those that go off end at once. */
export async function setUsersActive(ids: string[], active: boolean, by: string) {
  await changeOthers(ids, by, async (tx, before) => {
    if (before.active === active) return;
    const data = active ? { active } : { active, sessionVersion: { increment: 1 } };
    await recordUpdate(tx, before, await tx.user.update({ where: { id: before.id }, data, include: withImage }));
  });
}

/** Makes the account an administrator's, or a volunteer's, which may not enter the dashboard. Answers with its name. */
export async function setUserType(id: string, isAdmin: boolean, by: string) {
  const [user] = await changeOthers([id], by, async (tx, before) => {
    if (before.isAdmin === isAdmin) return;
    const data = { isAdmin, sessionVersion: { increment: 1 } };
    await recordUpdate(tx, before, await tx.user.update({ where: { id }, data, include: withImage }));
  });
  return user?.name ?? "";
}

export async function deleteUsers(ids: string[], by: string) {
  await changeOthers(ids, by, async (tx, user) => {
    await tx.user.delete({ where: { id: user.id } });
    await record(tx, "DELETE", { ...named(user), before: snapshot(user) });
  });
}

/** Whether nobody else could enter the dashboard. */
export async function isLastAdministrator(id: string) {
  return (await db.user.count({ where: { id: { not: id }, isAdmin: true, active: true } })) === 0;
}

type Transaction = Parameters<typeof record>[0];

/**
 * Runs `change` for each account, all or none. Every active administrator is locked meanwhile, so that two who disable
 * each other at the same moment come one after the other; the second is no administrator any more.
 */
async function changeOthers(ids: string[], by: string, change: (tx: Transaction, user: UserRow) => Promise<void>) {
  if (ids.includes(by))
    throw new AppError("forbidden", (await isLastAdministrator(by)) ? userCopy.last : userCopy.self);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT id FROM "User" WHERE ("isAdmin" AND active) OR id = ANY(${ids}) ORDER BY id FOR UPDATE`;
    const allowed = await tx.user.count({ where: { id: by, isAdmin: true, active: true } });
    if (!allowed) throw new AppError("forbidden", loginCopy.notAdministrator);
    const users = await tx.user.findMany({ where: { id: { in: ids } }, include: withImage });
    if (users.length < new Set(ids).size) throw notFound(userCopy.missing);
    for (const user of users) await change(tx, user);
    return users;
  });
}
