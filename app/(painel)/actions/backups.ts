"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { backupCopy } from "@/lib/backup/copy";
import { createPassphrase, makeDailyCopy, readDailyBackups, testDailyCopy } from "@/lib/backup/daily/service";
import { adminAction } from "@/lib/web/action";
import { withTimeout } from "@/lib/with-timeout";

const noInput = z.undefined();

/** Less than a proxy in front waits for an answer; the work goes on, and the screen tells its end. */
const PATIENCE_MS = 45_000;

/** Resolves with the new passphrase, which is shown once. */
export const createBackupPassphrase = adminAction("organization:write", noInput, async () => {
  const { isOn } = await readDailyBackups();
  const passphrase = await createPassphrase();
  refresh();
  return { message: isOn ? backupCopy.renewed : backupCopy.turnedOn, data: { passphrase } };
});

export const makeBackupNow = adminAction("organization:write", noInput, async (_, { id }) => {
  await consume("backup", id);
  return inTime(makeDailyCopy(), backupCopy.copied);
});

export const testBackupNow = adminAction("organization:write", noInput, async (_, { id }) => {
  await consume("backup", id);
  return inTime(testDailyCopy(), backupCopy.tested);
});

async function inTime(work: Promise<void>, done: string) {
  try {
    const isDone = await withTimeout(
      PATIENCE_MS,
      work.then(() => true),
    );
    return { message: isDone ? done : backupCopy.takesLong };
  } finally {
    refresh();
  }
}
