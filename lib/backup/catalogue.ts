import type pg from "pg";
import type { Sequence, Table } from "./format";

/** What a database has, read from PostgreSQL's catalogue: a new migration needs no change here. */

type Query = Pick<pg.Client, "query">;

/** The tables, each after those that it refers to, with the columns that are not computed from others. */
export async function readTables(client: Query): Promise<Table[]> {
  const { rows } = await client.query<Table & { references: string[] }>(`
    SELECT relname AS name,
      ARRAY(
        SELECT attname::text FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
      ) AS columns,
      ARRAY(
        SELECT DISTINCT target.relname::text FROM pg_constraint JOIN pg_class AS target ON target.oid = confrelid
        WHERE contype = 'f' AND conrelid = pg_class.oid AND confrelid <> conrelid
      ) AS "references"
    FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND ${OURS("pg_class", "pg_class.oid")}
    ORDER BY relname`);
  return inOrderOfReferences(rows).map(({ name, columns }) => ({ name, columns }));
}

export async function readSequences(client: Query): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Sequence>(
      `SELECT $1 AS name, last_value::text AS last, is_called AS called FROM ${quoted(name)}`,
      [name],
    );
    sequences.push(...found.rows);
  }
  return sequences;
}

/** Migrations that are applied; undefined where no product of this kind has been. */
export async function readMigrations(client: Query): Promise<string[] | undefined> {
  const { rows: found } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS is_there");
  if (!found[0]?.is_there) return undefined;
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
     ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

/** Statements that drop every table, function and type, but for those of extensions; and the queue, whose jobs are created again. */
export async function dropStatements(client: Query): Promise<string[]> {
  const { rows } = await client.query<{ command: string }>(`
    SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS command FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace AND ${OURS("pg_class", "oid")}
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace AND ${OURS("pg_proc", "oid")}
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
      WHERE typtype IN ('e', 'd') AND typnamespace = current_schema()::regnamespace AND ${OURS("pg_type", "oid")}`);
  return [...rows.map(({ command }) => command), "DROP SCHEMA IF EXISTS pgboss CASCADE"];
}

/** Not an extension's. */
const OURS = (catalogue: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

function inOrderOfReferences<Row extends { name: string; references: string[] }>(tables: Row[]) {
  const ordered = new Map<string, Row>();
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ name, references }) => !ordered.has(name) && references.every((other) => ordered.has(other)),
    );
    if (next.length === 0) throw new Error("tables that refer to each other in a circle cannot be filled one by one");
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
