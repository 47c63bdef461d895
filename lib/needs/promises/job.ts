import "server-only";
import { addDays, currentDay, startOfDay } from "../../dates";
import { db } from "../../db/client";
import type { DailyJob } from "../../jobs/daily";
import { isMailConfigured } from "../../mail/config";
import { readNeedRows } from "../list";
import { isMore } from "../quantity";
import { PROMISE_KEPT_DAYS } from "./fields";
import { isMailed, mailReminder } from "./mail";
import { isCounting, readPromiseRow } from "./rows";

/**
 * Erases old promises first, as no mail may keep a name longer, and reminds people of those about to end. No job ends a promise: each
 * read compares its last day with today.
 */
export const tendPromises: DailyJob = {
  name: "promessas",
  work: async () => ({ erased: await erasePromises(), reminded: await remindPromises() }),
};

/** Mails a reminder, once, to those who left an e-mail, the day before a promise ends or on its last day. Returns how many. */
export async function remindPromises(day = currentDay()) {
  if (!isMailConfigured()) return 0;
  const due = await db.needPromise.findMany({
    where: {
      withdrawnAt: null,
      remindedAt: null,
      until: { gte: new Date(day), lte: new Date(addDays(day, 1)) },
      need: { active: true },
    },
    select: { id: true },
  });
  let reminded = 0;
  for (const { id } of due) {
    // Read one by one: a mail takes seconds, and meanwhile people take back theirs.
    const promise = await readPromiseRow(db, { id });
    if (!promise || !isCounting(promise, day)) continue;
    const [need] = await readNeedRows(db, [promise.needId], day);
    if (!need || !isMore(need.wanted, need.received)) continue; // others have brought everything
    if (!isMailed(promise.contact) || !isMore(promise.quantity, promise.arrived)) continue;
    if (!(await mailReminder(need, promise))) continue;
    // None, if it was erased meanwhile.
    await db.needPromise.updateMany({ where: { id: promise.id }, data: { remindedAt: new Date() } });
    reminded++;
  }
  return reminded;
}

/** Deletes promises that ended long ago, with the name and the contact. Returns how many. */
export async function erasePromises(day = currentDay()) {
  const first = addDays(day, -PROMISE_KEPT_DAYS);
  const { count } = await db.needPromise.deleteMany({
    where: { OR: [{ until: { lt: new Date(first) } }, { withdrawnAt: { lt: startOfDay(first) } }] },
  });
  return count;
}
