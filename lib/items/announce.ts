import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { CHANNEL, serialize } from "../invalidation/messages";
import type { Transaction } from "./store";

/** The tags that the current request has announced. */
const announced = new AsyncLocalStorage<Set<string>>();

/** Runs `work` and adds the tags that it announces to `tags`, whether it succeeds or not. */
export const collectAnnounced = <Result>(tags: Set<string>, work: () => Result) => announced.run(tags, work);

/**
 * Announces, within the writing transaction, the tags of what is no longer true. PostgreSQL delivers the notification to other
 * processes at COMMIT and never without one, so that no crash leaves them with a stale page. This process invalidates in the
 * request's envelope (lib/web/invalidate-announced.ts), which also waits for the others' acknowledgements.
 */
export async function announce(tx: Transaction, tags: readonly string[]) {
  if (tags.length === 0) return;
  for (const tag of tags) announced.getStore()?.add(tag);
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${serialize({ saved: [...tags] })})`;
}
