import "server-only";
import type { Prisma } from "../generated/prisma/client";
import { CHANNEL, serialize } from "../invalidation/messages";
import { addSavedTags } from "./saved-tags";

type Transaction = Prisma.TransactionClient;

/**
 * Announces the invalidated tags within the writing transaction. PostgreSQL delivers the notification to other processes at
 * COMMIT and never without one, so that no crash leaves them with a stale page. This process invalidates in the request's
 * envelope (lib/web/invalidate-saved.ts), which also waits for the others' acknowledgements.
 */
export async function announce(tx: Transaction, tags: readonly string[]) {
  if (tags.length === 0) return;
  addSavedTags(tags);
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${serialize({ saved: [...tags] })})`;
}
