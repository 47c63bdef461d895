import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { quoted, readMigrations, readTables } from "./catalogue";
import { databaseInUse, foreignTables, notEmpty } from "./refusals";

type Query = Pick<pg.Client, "query">;

/** Tables with rows that migrations write. */
const FILLED_BY_MIGRATIONS = ["_prisma_migrations", "TallyRule"];
/** Time for other connections to close. */
const GRACE_MS = 5_000;
const POLL_MS = 200;

/** Refuses while others use the database; resolves with whether it has content, which is refused unless it is to be replaced. */
export async function examineTarget(client: Query, known: readonly string[], replace: boolean) {
  await refuseWhileInUse(client);
  const tables = await readTables(client);
  if (tables.length === 0) return { hasContent: false };
  const applied = await readMigrations(client);
  if (!applied || (applied.length > 0 && !applied.some((name) => known.includes(name)))) throw foreignTables();
  const hasContent = await hasRows(client, tables);
  if (hasContent && !replace) throw notEmpty();
  return { hasContent };
}

export async function refuseWhileInUse(client: Query) {
  for (const deadline = Date.now() + GRACE_MS; ; await sleep(POLL_MS)) {
    const connections = await countOthers(client);
    if (connections === 0) return;
    if (Date.now() > deadline) throw databaseInUse(connections);
  }
}

async function countOthers(client: Query) {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`);
  return rows[0]?.count ?? 0;
}

async function hasRows(client: Query, tables: readonly { name: string }[]) {
  const written = tables.filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name));
  if (written.length === 0) return false;
  const conditions = written.map(({ name }) => `EXISTS (SELECT FROM ${quoted(name)})`);
  const { rowCount } = await client.query(`SELECT WHERE ${conditions.join(" OR ")}`);
  return rowCount !== 0;
}
