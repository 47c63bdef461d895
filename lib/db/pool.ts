import net from "node:net";
import { Pool } from "pg";

/**
 * Session settings of every connection: moments in UTC, as Prisma writes them without a zone and drops the one that it reads; the
 * locks of a machine that lost its power or network are released after a minute, instead of TCP's default of two hours.
 */
export const SESSION_SETTINGS = [
  "SET timezone = 'UTC'",
  "SET idle_in_transaction_session_timeout = '60s'",
  "SET tcp_keepalives_idle = 30",
  "SET tcp_keepalives_interval = 10",
  "SET tcp_keepalives_count = 3",
].join("; ");

interface Options {
  max: number;
  connectTimeoutMs: number;
  /** Time without traffic after which a connection is closed; longer than any query takes. */
  socketTimeoutMs: number;
}

/** A pool that closes dead connections, as after a failover: TCP alone would take 15 minutes. */
export function openPool(connectionString: string | undefined, { max, connectTimeoutMs, socketTimeoutMs }: Options) {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    stream: () => socketWithTimeout(socketTimeoutMs),
    // PostgreSQL cancels a query when its client has given up on it.
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
