import { db } from "./client";

/** Whether somebody waits for a lock in this test's database; not asked within a transaction, for which PostgreSQL answers the same each time. */
export async function isWaiting() {
  const [row] = await db.$queryRaw<{ waits: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`;
  return row?.waits;
}
