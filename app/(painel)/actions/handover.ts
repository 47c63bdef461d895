"use server";

import { makeDailyBackup, readDailyBackups, testDailyBackup } from "@/lib/backup/daily/service";
import { log } from "@/lib/log";
import { handoverCopy } from "@/lib/users/copy";
import { handOver as handOverTo } from "@/lib/users/handover";
import { handoverInput } from "@/lib/users/handover-schema";
import { adminAction } from "@/lib/web/action";
import { refreshAfter } from "@/lib/web/refresh-after";
import { withTimeout } from "@/lib/with-timeout";

/** Below the 60 s of usual proxies; the backup continues after it, and its screen shows the result. */
const BACKUP_TIMEOUT_MS = 40_000;

/** Changes the accounts and then, where daily backups are on, makes and tests one that contains the change. */
export const handOver = adminAction("organization:write", handoverInput, async (input, administrator) => {
  await refreshAfter(handOverTo(input, administrator));
  const isBackedUp = await backUpAndTest();
  return { message: isBackedUp ? handoverCopy.copied : handoverCopy.done };
});

async function backUpAndTest() {
  const { isOn } = await readDailyBackups();
  if (!isOn) return false;
  const work = makeDailyBackup()
    .then(testDailyBackup)
    .then(() => true);
  return withTimeout(BACKUP_TIMEOUT_MS, work).catch((error: unknown) => {
    log.warn({ err: error }, "the backup after a handover failed"); // the dashboard says so, too
    return false;
  });
}
