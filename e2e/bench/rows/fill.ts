import pg from "pg";
import { INSERTS, REFERRED } from "./inserts";
import { type Size, tables } from "./tables";
import { words } from "./words";

/** Texts, and a pseudo-random function that gives the same rows in every run. */
const PREPARE = `
  CREATE SCHEMA IF NOT EXISTS bench;
  CREATE FUNCTION bench.random(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT (hashint8extended(n, salt) & 1048575) / 1048576.0 $$;
  CREATE TABLE bench.text (n int PRIMARY KEY, words text, busca tsvector);
`;

const TEXTS = `
  INSERT INTO bench.text (n, words) SELECT n, string_agg(word, ' ') FROM (
    SELECT n, ($1::text[])[1 + floor(array_length($1::text[], 1) * power(bench.random(n * 100 + place, 1), 4))::int] AS word
    FROM generate_series(0, 4999) AS n, generate_series(1, 14) AS place) AS drawn GROUP BY n`;

/** Creates the texts, and makes the generated search columns writable. */
export async function prepareRows(url: string) {
  await withClient(url, async (client) => {
    await client.query(PREPARE);
    await client.query(TEXTS, [words]);
    await client.query(`UPDATE bench.text SET busca = to_tsvector('portuguese', nova_fold(words))`);
    for (const table of ["Post", "Review"])
      await client.query(`ALTER TABLE "${table}" ALTER COLUMN busca DROP EXPRESSION`);
    await client.query("ANALYZE bench.text");
  });
}

/**
 * Inserts the rows between two sizes and updates the planner's statistics. GIN indexes are dropped and rebuilt, which
 * is faster.
 */
export async function addRows(url: string, from: Size, to: Size) {
  const indexes = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; sql: string }>(
      `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
    return rows;
  });
  const insert = (table: keyof Size) => async (client: pg.Client) => {
    const values = [from[table] + 1, to[table], ...(isReferring(table) ? [to[REFERRED[table]]] : [])];
    // Without triggers and foreign keys: references are valid by construction, and the counters are recounted once at
    // the end.
    await client.query("SET session_replication_role = replica; SET work_mem = '64MB'");
    if (to[table] > from[table]) await client.query(INSERTS[table], values);
  };
  const inTurn = (some: (keyof Size)[]) =>
    withClient(url, async (client) => {
      for (const table of some) await insert(table)(client);
    });
  await Promise.all([inTurn(["reviews"]), inTurn(tables.filter((table) => table !== "reviews"))]);
  const make = (some: typeof indexes) =>
    withClient(url, async (client) => {
      await client.query("SET maintenance_work_mem = '256MB'");
      for (const { sql } of some) await client.query(sql);
    });
  const isOfReviews = ({ name }: { name: string }) => name.startsWith("Review");
  await Promise.all([make(indexes.filter(isOfReviews)), make(indexes.filter((index) => !isOfReviews(index)))]);
  await withClient(url, async (client) => {
    await client.query("SELECT nova_recount()");
    await client.query("VACUUM ANALYZE");
  });
}

const isReferring = (table: keyof Size): table is keyof typeof REFERRED => table in REFERRED;

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
