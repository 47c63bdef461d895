import "server-only";
import type { Prisma } from "../generated/prisma/client";
import { CHANNEL, write } from "../invalidation/messages";
import { addSavedTags } from "./saved-tags";

type Transaction = Prisma.TransactionClient;

/**
 * Says in the transaction that writes what is no longer true. PostgreSQL tells the other processes at COMMIT, or nobody
 * at all when there is none: no crash in between leaves them with an old page. This process ends it when the request's
 * envelope ends (lib/web/action.ts, lib/web/route.ts), which waits for the others' answers, too.
 */
export async function announce(tx: Transaction, tags: readonly string[]) {
  if (tags.length === 0) return;
  addSavedTags(tags);
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${write({ saved: [...tags] })})`;
}
