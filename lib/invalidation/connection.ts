import PQueue from "p-queue";
import pg from "pg";
import { CHANNEL, type Message, serialize } from "./messages";

/** Prefix of the processes' names in pg_stat_activity. */
const PREFIX = "nova-cache:";
const SESSIONS = "from pg_stat_activity where datname = current_database() and application_name";

export type Connection = Awaited<ReturnType<typeof connect>>;
type Options = { databaseUrl: string; self: string; timeoutMs: number; hear: (text: string) => void };

/** A session of the database that listens, under this process's name (`self`). */
export async function connect({ databaseUrl, self, timeoutMs, hear }: Options) {
  const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, ...timeouts });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the connection has ended")));
  });
  lost.catch(() => {});
  client.on("notification", ({ payload }) => hear(payload ?? ""));
  /** Queue of queries, which the next version of pg no longer has. */
  const queue = new PQueue({ concurrency: 1 });
  const query = <Row extends pg.QueryResultRow>(sql: string, values: string[] = []) =>
    queue.add(() => client.query<Row>(sql, values));
  const close = () => client.end().catch(() => {});
  try {
    await client.connect();
    // A notification need not survive a crash of the database, and a save should not wait for the disk.
    await query("set synchronous_commit = off");
    await query(`listen ${CHANNEL}`);
    // From here on peers find the name and wait for acknowledgements.
    await query(`set application_name = '${PREFIX}${self}'`);
  } catch (error) {
    void close();
    throw error;
  }

  return {
    /** Rejects when it breaks. */
    lost,
    close,
    notify: (message: Message) => query("select pg_notify($1, $2)", [CHANNEL, serialize(message)]),
    /** Removes the session's name, so that no peer waits for its acknowledgements. */
    leave: () => query("set application_name = 'nova'"),

    /** The other processes that listen. */
    async peers() {
      const { rows } = await query<{ peer: string }>(
        `select substr(application_name, ${PREFIX.length + 1}) as peer ${SESSIONS} like $1 and application_name <> $2`,
        [`${PREFIX}%`, PREFIX + self],
      );
      return rows.map(({ peer }) => peer);
    },

    /** Ends the session of a process, if it has one. */
    async cut(peer: string) {
      const { rowCount } = await query(`select pg_terminate_backend(pid) ${SESSIONS} = $1`, [PREFIX + peer]);
      return Boolean(rowCount);
    },

    /** Resolves when every earlier notification has arrived: PostgreSQL sends them before its next answer. */
    async prove() {
      const sql = "select from pg_listening_channels() as channel where channel = $1";
      const { rowCount } = await Promise.race([query(sql, [CHANNEL]), lost]);
      // A pooler may have put another session behind the connection.
      if (rowCount !== 1) throw new Error("the session was exchanged; LISTEN needs DATABASE_URL without a pooler");
    },
  };
}
