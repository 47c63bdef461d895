"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { READABLE_PASSWORD } from "@/lib/auth/readable-password";
import { backupCopy } from "@/lib/backup/copy";
import { makeDailyBackup, setPassphrase, testDailyBackup } from "@/lib/backup/daily/service";
import { noInput } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";
import { withTimeout } from "@/lib/with-timeout";

/** Below the 60 s of usual proxies; the work continues after it, and the screen shows its result. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Turns the daily backups on, or renews their passphrase: one that the administrator's browser made and showed before. */
export const setBackupPassphrase = adminAction(
  "organization:write",
  z.object({ passphrase: z.string().regex(READABLE_PASSWORD), replaces: z.string().optional() }),
  async ({ passphrase, replaces }) => {
    await setPassphrase(passphrase, { replaces });
    refresh();
    return { message: replaces === undefined ? backupCopy.turnedOn : backupCopy.renewed };
  },
);

export const makeBackupNow = adminAction("organization:write", noInput, async (_, { id }) => {
  await consume("backup", id);
  return withinTimeout(makeDailyBackup(), backupCopy.copied);
});

export const testBackupNow = adminAction("organization:write", noInput, async (_, { id }) => {
  await consume("backup", id);
  return withinTimeout(testDailyBackup(), backupCopy.tested);
});

async function withinTimeout(work: Promise<void>, done: string) {
  try {
    const isDone = await withTimeout(
      ANSWER_TIMEOUT_MS,
      work.then(() => true),
    );
    return { message: isDone ? done : backupCopy.takesLong };
  } finally {
    refresh();
  }
}
