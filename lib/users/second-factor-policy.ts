import "server-only";
import { z } from "zod";
import { db } from "../db/client";
import { record } from "../history/service";
import { settingsEntity } from "../settings/entity";
import { GRACE_DAYS, POLICIES, type SecondFactorPolicy } from "./second-factor-policies";
import { hasSecondFactor, type UserRow } from "./service";

// Who must have a second factor. Like the settings, one row of the table Setting.

const KEY = "second-factor";
const DAY_MS = 24 * 60 * 60_000;

const stored = z.object({ policy: z.enum(POLICIES), since: z.coerce.date() });

export async function getSecondFactorPolicy() {
  const row = await db.setting.findUnique({ where: { key: KEY } });
  return row ? stored.parse(row.value) : { policy: "optional" as const, since: new Date(0) };
}

export async function setSecondFactorPolicy(policy: SecondFactorPolicy, now = new Date()) {
  await db.$transaction(async (tx) => {
    const before = await getSecondFactorPolicy();
    if (before.policy === policy) return;
    const value = { policy, since: now.toISOString() };
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
    await record(tx, "UPDATE", {
      ...{ entity: settingsEntity.key, id: KEY, title: "Segundo fator" },
      ...{ before: { secondFactor: before.policy }, after: { secondFactor: policy } },
    });
  });
}

/** Until when the account must add a second factor; undefined if it has one, or needs none. */
export async function secondFactorDueAt(user: UserRow) {
  if (hasSecondFactor(user)) return undefined;
  const { policy, since } = await getSecondFactorPolicy();
  const isMeant = policy === "everyone" || (policy === "administration" && user.role === "ADMINISTRATION");
  if (!isMeant) return undefined;
  return new Date(Math.max(since.getTime(), user.createdAt.getTime()) + GRACE_DAYS * DAY_MS);
}

/** Whether that time is over: then its own profile is all that the account may open. */
export async function lacksSecondFactor(user: UserRow) {
  const due = await secondFactorDueAt(user);
  return due !== undefined && due.getTime() < Date.now();
}
