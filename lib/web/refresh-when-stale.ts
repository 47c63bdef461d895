import "server-only";
import { refresh } from "next/cache";
import { AppError } from "../errors";

/** Shows on the screen what somebody else has saved meanwhile, too; not on an outage, as the screen would fail with what was typed. */
export async function refreshWhenStale(work: Promise<unknown>) {
  try {
    await work;
    refresh();
  } catch (error) {
    if (error instanceof AppError && error.code === "stale") refresh();
    throw error;
  }
}
