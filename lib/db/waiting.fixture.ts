import { db } from "./client";

/** How many wait for a lock in this test's database; not asked within a transaction, for which PostgreSQL answers the same each time. */
export async function countWaiting() {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.waiting;
}

export const isWaiting = async () => ((await countWaiting()) ?? 0) > 0;
