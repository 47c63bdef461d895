"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { backupCopy } from "@/lib/backup/copy";
import { createPassphrase, makeDailyBackup, testDailyBackup } from "@/lib/backup/daily/service";
import { adminAction } from "@/lib/web/action";
import { withTimeout } from "@/lib/with-timeout";

const noInput = z.undefined();

/** Below the 60 s of usual proxies; the work continues after it, and the screen shows its result. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Turns the daily backups on, or renews their passphrase. Resolves with it, as it is shown once. */
export const createBackupPassphrase = adminAction(
  "organization:write",
  z.object({ renew: z.boolean() }),
  async ({ renew }) => {
    const passphrase = await createPassphrase({ renew });
    refresh();
    return { message: renew ? backupCopy.renewed : backupCopy.turnedOn, data: { passphrase } };
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
