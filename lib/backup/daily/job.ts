import "server-only";
import { DAY_MS, formatMoment } from "../../dates";
import { env } from "../../env";
import { toAppError } from "../../errors";
import type { DailyJob } from "../../jobs/daily";
import { log } from "../../log";
import { isMailConfigured } from "../../mail/config";
import { composeNotice } from "../../mail/notice";
import { sendMail } from "../../mail/send";
import { painelRoutes } from "../../painel-routes";
import { absolute } from "../../site";
import { backupCopy } from "../copy";
import { outdated } from "./keep";
import { openPlaces, removeChosen } from "./place";
import { isLate, isWithin, makeDailyBackup, testDailyBackup } from "./service";
import { changeState, type DailyState, readState } from "./state";

const TEST_EVERY_MS = 30 * DAY_MS;

/**
 * The daily backup, which the queue tries again when it failed, and once a month the test that it can be restored. A failed test is
 * tried again the next day: the queue's next attempt would make a further copy. Turned off, it still deletes what is too old.
 */
export const dailyBackup: DailyJob = {
  name: "copias",
  async work() {
    const { passphrase, since, testedAt } = await readState();
    if (!passphrase) {
      const old = removeChosen(openPlaces(env()), (names) => outdated(names, new Date()));
      // Keys of a bucket may lack the right to list or to delete.
      await old.catch((error) => log.warn({ err: error }, "older backups stay"));
      return { backups: 0, tests: 0 };
    }
    if (!since) await changeState({ since: new Date().toISOString() });
    try {
      await makeDailyBackup();
    } catch (error) {
      await warn(backupCopy.missed, isLate);
      throw error;
    }
    const isDue = !testedAt || !isWithin(testedAt, TEST_EVERY_MS);
    if (isDue) await testDailyBackup().catch(reportFailedTest);
    return { backups: 1, tests: isDue ? 1 : 0 };
  },
};

function reportFailedTest(error: unknown) {
  if (toAppError(error)?.code === "conflict") return; // another one is under way, or the passphrase is newer than the backup: no failure
  log.error({ err: error }, "the daily backup did not pass its restore test");
  return warn(backupCopy.untested);
}

/** Writes to the organisation, once a day at most, what has failed; a backup only when its day is over, and no later attempt is left. */
async function warn(subject: string, isTime = (_state: DailyState, _now: Date) => true) {
  const now = new Date();
  const state = await readState();
  const wasWarned = state.warnedAt && isWithin(state.warnedAt, DAY_MS);
  if (!isMailConfigured() || !isTime(state, now) || wasWarned) return;
  const outcome = await sendMail(await mailOf(subject, state), `copias-${now.toISOString().slice(0, 10)}`);
  if (outcome.sent) await changeState({ warnedAt: now.toISOString() });
  else log.warn({ reason: outcome.reason }, "nobody could be told that the daily backup failed");
}

function mailOf(subject: string, { last, failure }: DailyState) {
  return composeNotice(subject, [
    `${subject}. ${failure?.text ?? ""}`,
    last ? `A última cópia é de ${formatMoment(last.at)}.` : "Ainda não há nenhuma cópia.",
    `Veja o que fazer no painel: ${absolute(painelRoutes.backup)}`,
  ]);
}
