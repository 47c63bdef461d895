import "server-only";
import { z } from "zod";
import { DAY_MS } from "../dates";
import { db } from "../db/client";
import { holdLock } from "../db/locks";
import { AppError } from "../errors";
import { record } from "../history/service";
import { ROLE_KEYS, ROLES, type Role } from "../roles";
import { settingsEntity } from "../settings/entity";
import { secondFactorCopy } from "./copy";
import { SECOND_FACTOR_GRACE_DAYS } from "./limits";
import type { SecondFactorPolicyInput } from "./schema";
import { hasSecondFactor, type UserRow } from "./service";

// Which roles must have a second factor. Like the settings, one row of the table Setting.

const KEY = "second-factor";

/** Whether one can be added at all, the roles that must have one, and since when the last of them must. */
const stored = z.object({ offered: z.boolean(), roles: z.array(z.enum(ROLE_KEYS)), since: z.coerce.date() });

export async function getSecondFactorPolicy(tx: Pick<typeof db, "setting"> = db) {
  const row = await tx.setting.findUnique({ where: { key: KEY } });
  return row ? stored.parse(row.value) : { offered: true, roles: [], since: new Date(0) };
}

/**
 * An added role restarts the grace period; a removed one does not. Where none is offered, none is obligatory. 'stale' when the policy
 * is no longer the one that the person saw `before`: what somebody else has made obligatory would end unseen.
 */
export async function setSecondFactorPolicy({ offered, roles: wanted, before: seen }: SecondFactorPolicyInput) {
  const roles = ROLE_KEYS.filter((role) => offered && wanted.includes(role));
  await db.$transaction(async (tx) => {
    await holdLock(tx, "secondFactorPolicy");
    const before = await getSecondFactorPolicy(tx);
    if (seen && ![seen, { offered, roles }].map(inWords).includes(inWords(before)))
      throw new AppError("stale", secondFactorCopy.policyChanged);
    const since = roles.some((role) => !before.roles.includes(role)) ? new Date() : before.since;
    const value = { offered, roles, since: since.toISOString() };
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
    await record(tx, "UPDATE", {
      entity: settingsEntity.key,
      id: KEY,
      title: "Segundo fator",
      before: { secondFactor: inWords(before) },
      after: { secondFactor: inWords(value) },
    });
  });
}

function inWords({ offered, roles }: { offered: boolean; roles: readonly Role[] }) {
  if (!offered) return "desligado";
  return roles.length === 0 ? "opcional" : `obrigatório: ${roles.map((role) => ROLES[role].label).join(", ")}`;
}

/** Throws 'conflict' where the organisation does not offer it. */
export async function assertSecondFactorOffered() {
  if (!(await getSecondFactorPolicy()).offered) throw new AppError("conflict", secondFactorCopy.notOffered);
}

/** Until when the account must add a second factor; undefined if it has one, or needs none. */
export async function secondFactorDueAt(user: UserRow) {
  if (hasSecondFactor(user)) return undefined;
  const { roles, since } = await getSecondFactorPolicy();
  if (!roles.includes(user.role)) return undefined;
  return new Date(Math.max(since.getTime(), user.createdAt.getTime()) + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
}

/** Whether that time is over: then the account may open its own profile only. */
export async function lacksSecondFactor(user: UserRow) {
  const due = await secondFactorDueAt(user);
  return due !== undefined && due.getTime() < Date.now();
}
