import net from "node:net";
import { Pool } from "pg";

/**
 * What a connection tells PostgreSQL first: a machine that lost its power or its network gives its locks back after a minute,
 * instead of after the two hours that TCP waits.
 */
export const SESSION_SETTINGS = [
  "SET idle_in_transaction_session_timeout = '60s'",
  "SET tcp_keepalives_idle = 30",
  "SET tcp_keepalives_interval = 10",
  "SET tcp_keepalives_count = 3",
].join("; ");

interface Options {
  max: number;
  connectTimeoutMs: number;
  /** After which a connection without an answer is given up; longer than any query takes. */
  socketTimeoutMs: number;
}

/** A pool that loses a connection on which nothing comes any more, as after a failover: TCP itself would wait for 15 minutes. */
export function openPool(connectionString: string | undefined, { max, connectTimeoutMs, socketTimeoutMs }: Options) {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    stream: () => socketWithTimeout(socketTimeoutMs),
    // What nobody waits for any more is not worked at any more.
    onConnect: (client) => client.query(`${SESSION_SETTINGS}; SET statement_timeout = ${socketTimeoutMs}`),
  });
  // An idle connection that breaks is replaced at the next query, which reports a lasting outage itself.
  pool.on("error", () => undefined);
  return pool;
}

/** Not pg's query_timeout: that fails the query and keeps the dead connection for the next one. */
function socketWithTimeout(socketTimeoutMs: number) {
  const socket = new net.Socket();
  const silent = Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
  return socket.setTimeout(socketTimeoutMs, () => socket.destroy(silent));
}
