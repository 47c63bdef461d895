import "server-only";
import { refresh } from "next/cache";
import { AppError, type ErrorCode } from "../errors";

/** Refusals that come of a screen on which somebody else's save is not yet. */
const OUTDATED: ErrorCode[] = ["stale", "notFound", "conflict"];

/** Shows on the screen what somebody else has saved meanwhile, too; not on an outage, as the screen would fail with what was typed. */
export async function refreshWhenStale<Result>(work: Promise<Result>) {
  try {
    const result = await work;
    refresh();
    return result;
  } catch (error) {
    if (error instanceof AppError && OUTDATED.includes(error.code)) refresh();
    throw error;
  }
}
