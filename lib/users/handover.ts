import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword } from "../auth/password";
import { endOtherSessions } from "../auth/sessions";
import { formatMoment } from "../dates";
import { db } from "../db/client";
import { AppError } from "../errors";
import { record } from "../history/service";
import { REPETITION_MS } from "../items/repetition";
import type { Transaction } from "../items/store";
import { ROLES } from "../roles";
import { handoverCopy } from "./copy";
import { handoverEntity } from "./entity";
import { type Handover, type HandoverInput, type StoredHandover, storedHandover } from "./handover-schema";
import { type Administrator, recordUpdate, type UserRow, withImage } from "./service";
import { changeOthers } from "./team";

// The change of the board: who leaves, who stays and in which role. Like the settings, one row of the table Setting.

const KEY = "handover";

/** Every other account that may enter, in the order of names. */
export const listTeam = ({ id }: { id: string }) =>
  db.user.findMany({
    where: { isAdmin: true, active: true, id: { not: id } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    include: withImage,
  });

/** The last one, with the accounts as they are now: of one that is gone nothing is kept here. */
export async function getHandover(): Promise<Handover | undefined> {
  const row = await db.setting.findUnique({ where: { key: KEY } });
  if (!row) return undefined;
  const { at, by, people } = storedHandover.parse(row.value);
  const users = await db.user.findMany({ where: { id: { in: [by, ...people.map(({ _id }) => _id)] } } });
  const account = (id: string) => users.find((user) => user.id === id) ?? { name: handoverCopy.gone, email: "" };
  const named = people.map((person) => ({
    ...person,
    name: account(person._id).name,
    email: account(person._id).email,
  }));
  return { at, by: account(by).name, people: named.sort((a, b) => a.name.localeCompare(b.name, "pt-BR")) };
}

/**
 * Applies the choice to every other account, all or none: those who leave are disabled, those who stay need a new password, new
 * passkeys and recovery codes. All sessions and tokens end but the acting one. 'conflict' if an account is missing in the list, or
 * is not as the list shows it: what somebody else changed meanwhile is not taken back.
 */
export async function handOver({ parts }: HandoverInput, by: Administrator) {
  const partOf = new Map(parts.map((part) => [part._id, part]));
  const nobodysPassword = await hashPassword(randomBytes(32).toString("base64url"));
  const people: StoredHandover["people"] = [];
  await changeOthers([...partOf.keys()], by.id, async (tx, users) => {
    const team = await tx.user.count({
      where: { isAdmin: true, active: true, id: { notIn: [by.id, ...partOf.keys()] } },
    });
    if (team > 0) throw new AppError("conflict", handoverCopy.teamChanged);
    const earlier = new Map((await repeated(tx, by.id)).map((person) => [person._id, person]));
    for (const before of users) {
      const { part, before: shown } = partOf.get(before.id) ?? {};
      const isAsShown = before.active && before.role === shown;
      const isAsLeft = earlier.get(before.id)?.after === roleOf(before); // a repetition, whose screen is of before
      if (!before.isAdmin || !(isAsShown || isAsLeft)) throw new AppError("conflict", handoverCopy.teamChanged);
      const change = part === undefined || part === "LEAVES" ? { active: false } : { role: part, active: true };
      const ended = { recoveryHashes: [], passkeyCount: 0, passkeys: { deleteMany: {} } };
      const data = { ...change, ...ended, passwordHash: nobodysPassword, sessionVersion: { increment: 1 } };
      const after = await tx.user.update({ where: { id: before.id }, data, include: withImage });
      await recordUpdate(tx, before, after);
      people.push({ _id: after.id, before: earlier.get(after.id)?.before ?? roleOf(before), after: roleOf(after) });
    }
    // A repetition: people who left the first time, and whom the screen no longer lists.
    people.push(...[...earlier.values()].filter(({ _id }) => !partOf.has(_id)));
    await endOtherSessions(by, by.session.id, tx);
    const value: StoredHandover = { at: new Date().toISOString(), by: by.id, people };
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
    // Each account's history has its own change.
    const after = { people: handoverCopy.changed(people.length) };
    await record(tx, "CREATE", { entity: handoverEntity.key, id: KEY, title: formatMoment(value.at), after });
  });
}

/** The people of the handover that the same person has just done: repeated because its answer got lost, the two are one. */
async function repeated(tx: Transaction, by: string) {
  const row = await tx.setting.findUnique({ where: { key: KEY } });
  const last = row && storedHandover.parse(row.value);
  const isRepetition = last?.by === by && Date.now() - Date.parse(last.at) < REPETITION_MS;
  return isRepetition ? last.people : [];
}

const roleOf = ({ active, role }: UserRow) => (active ? ROLES[role].label : handoverCopy.out);
