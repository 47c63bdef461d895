import "server-only";
import { addDays, startOfDay } from "../dates";
import { db } from "../db/client";
import type { DailyJob } from "../jobs/daily";
import { isMailConfigured } from "../mail/config";
import { currentDay, readNeedRows } from "./list";
import { isMailed, mailReminder } from "./promise-mail";
import { readPromiseRows } from "./promise-rows";
import { isMore } from "./quantity";

/** Days that a promise is kept after it ended; the privacy page says so. */
const KEPT_DAYS = 30;

/** Reminds of promises and erases old ones. That they end is no job's work: each read compares their last day with today's. */
export const keepPromises: DailyJob = {
  name: "promessas",
  work: async () => ({ reminded: await remindPromises(), erased: await erasePromises() }),
};

/** Mails who gave an e-mail, the day before the promise ends or on that day, once. Gives how many were reminded. */
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
  for (const promise of await readPromiseRows(
    db,
    due.map(({ id }) => id),
  )) {
    const [need] = await readNeedRows(db, [promise.needId], day);
    if (!need || !isMailed(promise.contact) || !isMore(promise.quantity, promise.arrived)) continue;
    if (!(await mailReminder(need, promise))) continue;
    await db.needPromise.update({ where: { id: promise.id }, data: { remindedAt: new Date() } });
    reminded++;
  }
  return reminded;
}

/** Deletes promises that ended long ago, with the name and the contact. Gives their number. */
export async function erasePromises(day = currentDay()) {
  const first = addDays(day, -KEPT_DAYS);
  const { count } = await db.needPromise.deleteMany({
    where: { OR: [{ until: { lt: new Date(first) } }, { withdrawnAt: { lt: startOfDay(first) } }] },
  });
  return count;
}
