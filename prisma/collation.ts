import pg from "pg";
import { withDatabaseLock } from "./database-lock";

type Version = { database: string; built?: string | null; present?: string | null };

/** PostgreSQL from which a database knows its collation's version. */
const FIRST_VERSION_NUM = 150_000;

/**
 * Rebuilds the indexes if the library that orders letters (ICU, libc) is another one than they were built with, as after an update of
 * PostgreSQL or of the system: in an index of another order, rows are not found, and a unique one takes the same e-mail twice. Says
 * whether it did. https://www.postgresql.org/docs/18/sql-altercollation.html#SQL-ALTERCOLLATION-NOTES
 */
export async function renewCollation(url: string, onWork: () => void = () => {}) {
  return withDatabaseLock(url, {}, async (client) => {
    const { database, built, present } = await readVersion(client);
    if (!built || !present || built === present) return false;
    onWork();
    const name = pg.escapeIdentifier(database);
    await client.query("SET statement_timeout = 0");
    await client.query(`REINDEX DATABASE ${name}`);
    await client.query(`ALTER DATABASE ${name} REFRESH COLLATION VERSION`);
    return true;
  });
}

async function readVersion(client: pg.Client): Promise<Version> {
  const { rows } = await client.query<Version & { version: number }>(
    "SELECT current_database() AS database, current_setting('server_version_num')::int AS version",
  );
  const [server] = rows;
  if (!server || server.version < FIRST_VERSION_NUM) return { database: server?.database ?? "" };
  const { rows: versions } = await client.query<Version>(
    `SELECT datname AS database, datcollversion AS built, pg_database_collation_actual_version(oid) AS present
     FROM pg_database WHERE datname = current_database()`,
  );
  return versions[0] ?? { database: server.database };
}
