import "server-only";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { log } from "../../log";
import { startChild } from "../../run-in-child";
import { errorIn } from "../child-complaint";
import type { DailyResult } from "./types";

/** Makes or tests a daily backup in a process of its own: it takes a second of CPU and 128 MB for the key alone. */
export async function runDailyChild(work: "make" | "test", passphrase: string): Promise<DailyResult> {
  const child = startChild("nova-backup", passphrase, { args: [work] });
  const [answer, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode !== 0) throw errorIn(complaint);
  if (complaint) log.warn({ complaint }, "the process of the daily backup complained");
  return JSON.parse(answer);
}
