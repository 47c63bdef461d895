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

/**
 * Runs `work` while this process alone, of all machines over the database, holds the advisory lock. It is asked for again and
 * again instead of waited for inside PostgreSQL, so that the terminal can show the wait.
 */
export async function withDatabaseLock<Result>(
  url: string,
  key: number,
  { onWait = () => {} }: Options,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // The next query rejects after a broken connection.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(SESSION_SETTINGS);
    for (let tries = 0; !(await tryLock(client, key)); tries++) {
      if (tries === 0) onWait();
      await sleep(RETRY_MS);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client, key: number) {
  const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [key]);
  return rows[0]?.taken === true;
}
