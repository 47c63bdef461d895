"use server";

import { refresh } from "next/cache";
import { makeDailyCopy, readDailyBackups, testDailyCopy } from "@/lib/backup/daily/service";
import { log } from "@/lib/log";
import { handoverCopy } from "@/lib/users/copy";
import { handOver as handOverTo } from "@/lib/users/handover";
import { handoverInput } from "@/lib/users/handover-schema";
import { adminAction } from "@/lib/web/action";
import { withTimeout } from "@/lib/with-timeout";

/** Less than a proxy in front waits for an answer; the copy goes on, and its screen tells the end. */
const COPY_TIMEOUT_MS = 40_000;

/** The accounts first; then, where the daily copies are on, one that has them as they are now. */
export const handOver = adminAction("organization:write", handoverInput, async (input, administrator) => {
  await handOverTo(input, administrator);
  const isCopied = await copyAndTest();
  refresh();
  return { message: isCopied ? handoverCopy.copied : handoverCopy.done };
});

async function copyAndTest() {
  const { isOn } = await readDailyBackups();
  if (!isOn) return false;
  const work = makeDailyCopy()
    .then(testDailyCopy)
    .then(() => true);
  return withTimeout(COPY_TIMEOUT_MS, work).catch((error: unknown) => {
    log.warn({ err: error }, "the copy of a handover failed"); // the dashboard says so, too
    return false;
  });
}
