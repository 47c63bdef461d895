import pg from "pg";

/** What processes say to each other, and transactions to all of them. */
export const CHANNEL = "nova_invalidations";
/** How the processes are known in pg_stat_activity. */
const PREFIX = "nova-cache:";

/** A line to the database that hears what other processes say. */
export interface Listener {
  notify(text: string): Promise<void>;
  /** The other processes that listen. */
  others(): Promise<{ name: string; pid: number }[]>;
  /** Ends another process's line. */
  cut(pid: number): Promise<void>;
  /** Resolves when everything said before has been heard; rejects when that cannot be known. */
  prove(): Promise<void>;
  /** Rejects when the line breaks. */
  lost: Promise<never>;
  /** Takes the name away: nobody counts on an answer any more. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export type Connection = Pick<Listener, "notify" | "others" | "cut">;

interface Options {
  databaseUrl: string;
  /** The name of this process. */
  self: string;
  /** Milliseconds in which the database must answer. */
  timeout: number;
  hear(text: string): void;
}

export async function listen({ databaseUrl, self, timeout, hear }: Options): Promise<Listener> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the connection has ended")));
  });
  lost.catch(() => {});
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: the next version of pg keeps no queue of its own. */
  function ask<Row extends pg.QueryResultRow>(sql: string, values: string[] | number[] = []) {
    const answer = last.then(() => client.query<Row>(sql, values));
    last = answer.catch(() => {});
    return answer;
  }
  client.on("notification", ({ payload }) => hear(payload ?? ""));
  try {
    await client.connect();
    // Nobody needs a notification after a crash of the database, and a save should not wait for the disk.
    await ask("set synchronous_commit = off");
    await ask(`listen ${CHANNEL}`);
    // Whoever finds the name may count on an answer.
    await ask(`set application_name = '${PREFIX}${self}'`);
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }

  return {
    lost,
    async notify(text) {
      await ask("select pg_notify($1, $2)", [CHANNEL, text]);
    },
    async others() {
      const { rows } = await ask<{ name: string; pid: number }>(
        `select substr(application_name, ${PREFIX.length + 1}) as name, pid from pg_stat_activity
         where datname = current_database() and application_name like $1 and application_name <> $2`,
        [`${PREFIX}%`, PREFIX + self],
      );
      return rows;
    },
    async cut(pid) {
      await ask("select pg_terminate_backend($1)", [pid]);
    },
    /** PostgreSQL hands out what was said before its next answer; a pooler may have put another session behind the line. */
    async prove() {
      const { rowCount } = await ask("select from pg_listening_channels() as channel where channel = $1", [CHANNEL]);
      if (rowCount !== 1) throw new Error("the session was exchanged; LISTEN needs DATABASE_URL without a pooler");
    },
    async leave() {
      await ask("set application_name = 'nova'");
    },
    async close() {
      await client.end().catch(() => {});
    },
  };
}
