import "server-only";
import { formatMoment } from "../../dates";
import type { DailyJob } from "../../jobs/daily";
import { log } from "../../log";
import { isMailConfigured } from "../../mail/config";
import { composeNotice } from "../../mail/notice";
import { sendMail } from "../../mail/send";
import { painelRoutes } from "../../painel-routes";
import { absolute } from "../../site";
import { backupCopy } from "../copy";
import { isLate, isTestable, makeDailyBackup, testDailyBackup } from "./service";
import { changeState, type DailyState, readState } from "./state";

const DAY_MS = 86_400_000;
const TEST_EVERY_MS = 30 * DAY_MS;

/** The daily backup, and once a month the test that it can be restored. A failed one is tried again by the queue. */
export const dailyBackup: DailyJob = {
  name: "copias",
  async work() {
    const state = await readState();
    const { passphrase, since, testedAt, last } = state;
    if (!passphrase) return { backups: 0, tests: 0 };
    if (!since) await changeState({ since: new Date().toISOString() });
    // When only the test failed, the queue's next attempt makes no other copy.
    const isMade = last && isTestable(state) && Date.now() - Date.parse(last.at) < DAY_MS / 2;
    if (!isMade) await makeDailyBackup().catch((error) => warn(backupCopy.missed, error, isLate));
    const isDue = !testedAt || Date.now() - Date.parse(testedAt) > TEST_EVERY_MS;
    if (isDue) await testDailyBackup().catch((error) => warn(backupCopy.untested, error));
    return { backups: 1, tests: isDue ? 1 : 0 };
  },
};

/** Writes to the organisation, once a day at most, what has failed; a backup only when its day is over, and no later attempt is left. */
async function warn(
  subject: string,
  error: unknown,
  isTime = (_state: DailyState, _now: Date) => true,
): Promise<never> {
  const now = new Date();
  const state = await readState();
  const wasWarned = state.warnedAt && now.getTime() - Date.parse(state.warnedAt) < DAY_MS;
  if (isMailConfigured() && isTime(state, now) && !wasWarned) {
    const outcome = await sendMail(await mailOf(subject, state), `copias-${now.toISOString().slice(0, 10)}`);
    if (outcome.sent) await changeState({ warnedAt: now.toISOString() });
    else log.warn({ reason: outcome.reason }, "nobody could be told that the daily backup failed");
  }
  throw error;
}

function mailOf(subject: string, { last, failure }: DailyState) {
  return composeNotice(subject, [
    `${subject}. ${failure?.text ?? ""}`,
    last ? `A última cópia é de ${formatMoment(last.at)}.` : "Ainda não há nenhuma cópia.",
    `Veja o que fazer no painel: ${absolute(painelRoutes.backup)}`,
  ]);
}
