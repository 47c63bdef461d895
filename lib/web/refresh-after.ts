import "server-only";
import { refresh } from "next/cache";
import { AppError, type ErrorCode } from "../errors";

/** Refusals that come of a screen on which somebody else's save is not yet. */
const OUTDATED: ErrorCode[] = ["stale", "notFound", "conflict"];

/** Renders the screen anew after the work, also after a refusal because it was outdated; not on an outage, as it would fail with what was typed. */
export async function refreshAfter<Result>(work: Promise<Result>) {
  try {
    const result = await work;
    refresh();
    return result;
  } catch (error) {
    if (error instanceof AppError && OUTDATED.includes(error.code)) refresh();
    throw error;
  }
}
