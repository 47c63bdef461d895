import "server-only";
import { db } from "../../db/client";
import { holdLock } from "../../db/locks";
import { env } from "../../env";
import { AppError, toAppError } from "../../errors";
import { record } from "../../history/service";
import { log } from "../../log";
import { backupCopy } from "../copy";
import { runDailyChild } from "./run-daily-child";
import { changeState, type DailyState, readState } from "./state";
import type { DailyBackups } from "./types";

/** A day, and the time of a failed job's attempts. */
const LATE_MS = 25 * 3_600_000;

/** For the dashboard, without the passphrase. */
export async function readDailyBackups(): Promise<DailyBackups> {
  const state = await readState();
  const { last, testedAt, failure } = state;
  return {
    isOn: Boolean(state.passphrase),
    passphraseAt: state.passphraseAt ?? undefined,
    isOfEnvironment: env().BACKUP_PASSPHRASE !== undefined,
    bucket: env().BACKUP_S3_BUCKET,
    last: last ?? undefined,
    missingInDownload: state.downloaded?.missing ?? 0,
    testedAt: testedAt ?? undefined,
    failure: failure ?? undefined,
    isTestable: isTestable(state),
    isLate: isLate(state, new Date()),
  };
}

/** Whether the moment (ISO) is at most so long ago; of one ahead of now, which a wrong clock wrote, as far ahead at most. */
export const isWithin = (moment: string, spanMs: number, now = Date.now()) =>
  Math.abs(now - Date.parse(moment)) <= spanMs;

export function isLate({ passphrase, last, since }: DailyState, now: Date) {
  const from = last?.at ?? since;
  return Boolean(passphrase && from && !isWithin(from, LATE_MS, now.getTime()));
}

/** Whether the newest backup opens with the present passphrase. */
function isTestable({ last, passphraseAt }: DailyState) {
  return Boolean(last && (env().BACKUP_PASSPHRASE || !passphraseAt || last.at > passphraseAt));
}

/**
 * Turns the daily backups on, or gives the next ones another passphrase: one that somebody has written down already, as nobody can open a
 * backup without it. `replaces` is the `passphraseAt` of the one to replace. Setting the same once more changes nothing. 'conflict' when
 * somebody else has turned them on or renewed it meanwhile.
 */
export async function setPassphrase(passphrase: string, { replaces }: { replaces?: string } = {}) {
  if (env().BACKUP_PASSPHRASE) throw new AppError("conflict", backupCopy.ofEnvironment);
  const now = new Date().toISOString();
  await db.$transaction(async (tx) => {
    await holdLock(tx, "passphrase");
    const { passphrase: before, passphraseAt, since } = await readState(tx);
    if (before === passphrase) return;
    if (before && replaces === undefined) throw new AppError("conflict", backupCopy.alreadyOn);
    if (before && replaces !== (passphraseAt ?? "")) throw new AppError("conflict", backupCopy.renewedMeanwhile);
    await changeState({ passphrase, passphraseAt: now, since: since ?? now }, tx);
    await record(tx, "UPDATE", {
      entity: "backup",
      id: "daily",
      title: "diária",
      before: { daily: before ? "ligadas" : "desligadas" },
      after: { daily: before ? "outra senha" : "ligadas" },
    });
  });
}

/** Makes a backup where the daily ones are. Dated before its passphrase is read, so that a passphrase set meanwhile does not count as its own. */
export async function makeDailyBackup() {
  const at = new Date().toISOString();
  const { bytes, missing } = await inChild("make");
  await changeState({ last: { at, bytes, missing }, failure: null });
}

/** Restores the newest backup into a database that is thrown away. */
export async function testDailyBackup() {
  const state = await readState();
  if (state.last && !isTestable(state)) throw new AppError("conflict", backupCopy.copyFirst);
  await inChild("test");
  await changeState({ testedAt: new Date().toISOString(), failure: null });
}

async function inChild(work: "make" | "test") {
  const { passphrase } = await readState();
  if (!passphrase) throw new AppError("conflict", backupCopy.off);
  try {
    return await runDailyChild(work, passphrase);
  } catch (error) {
    const expected = toAppError(error);
    if (!expected) log.error({ err: error, work }, "daily backup");
    const failure = { at: new Date().toISOString(), text: expected?.message ?? backupCopy.bug };
    // Another one that is under way is no failure of the backups.
    if (expected?.code !== "conflict") await changeState({ failure });
    throw error;
  }
}
