import net from "node:net";
import pg from "pg";
import { SESSION_SETTINGS } from "../db/pool";
import { hasCode } from "../errors";
import { PICTURES_LOCK_KEY } from "../images/names";
import { readMigrations, readSequences, readTables } from "./catalogue";
import { anotherUnderWay, nothingToCopy } from "./refusals";

/** Time for another backup, or for a removal of pictures, to end. */
const LOCK_TIMEOUT_S = 5;
/** PostgreSQL's error code for a lock timeout. */
const LOCK_TIMED_OUT = "55P03";

/** Values read back as they were written, whatever the server is set to; idle while a picture or a slow reader is waited for. */
export const COPY_SETTINGS = [
  "SET idle_in_transaction_session_timeout = 0",
  "SET statement_timeout = 0",
  "SET client_encoding = 'UTF8'",
  "SET timezone = 'UTC'",
  "SET datestyle = 'ISO'",
  "SET intervalstyle = 'iso_8601'",
  "SET extra_float_digits = 3",
].join("; ");

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

/** A consistent snapshot of all tables, while others write. No file of a picture is removed before `close`. */
export async function openSnapshot(databaseUrl: string) {
  const socket = new net.Socket();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, stream: () => socket });
  client.on("error", () => {}); // the next query rejects
  // Not client.end(): in the middle of a COPY that would wait for the rest of it.
  const close = async () => void socket.destroy();
  try {
    await client.connect();
    await client.query(`${SESSION_SETTINGS}; ${COPY_SETTINGS}`);
    await lockPictures(client);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    const migrations = await readMigrations(client);
    if (!migrations) throw nothingToCopy();
    return { client, migrations, tables: await readTables(client), sequences: await readSequences(client), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Taken before the snapshot, so that every picture in it has its files. A session lock: one backup at a time. */
async function lockPictures(client: pg.Client) {
  try {
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT_S}s'`);
    await client.query("SELECT pg_advisory_lock($1)", [PICTURES_LOCK_KEY]);
    await client.query("SET lock_timeout = 0");
  } catch (error) {
    throw hasCode(error, LOCK_TIMED_OUT) ? anotherUnderWay() : error;
  }
}
