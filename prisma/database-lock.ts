import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { SESSION_SETTINGS } from "../lib/db/pool";

interface Options {
  /** Called once, when another process holds the lock. */
  onWait?: () => void;
}

/** What a terminal says meanwhile. */
export const WAITING = "Esperando outra máquina terminar de preparar o banco de dados…";

const RETRY_MS = 500;

/** The advisory lock of Prisma's own migrate commands. */
const LOCK_KEY = 72_707_369;

/**
 * Runs `work` while this process alone, of all machines over the database, prepares or changes it. The lock is asked for again and
 * again instead of waited for inside PostgreSQL, so that the terminal can show the wait.
 */
export async function withDatabaseLock<Result>(
  url: string,
  { onWait = () => {} }: Options,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // The next query rejects after a broken connection.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(SESSION_SETTINGS);
    for (let tries = 0; !(await tryLock(client)); tries++) {
      if (tries === 0) onWait();
      await sleep(RETRY_MS);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client) {
  const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [LOCK_KEY]);
  return rows[0]?.taken === true;
}
